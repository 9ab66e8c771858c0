import type { Page } from '@playwright/test'
import { contact, endpoints, grievance, findRoute } from './content.ts'
import { expect, goto, test } from './fixtures.ts'
import { contactFields, grievanceFields } from '../src/lib/formFields.ts'
import type { LineId } from './specification.ts'

interface Field {
  name: string
  label: string
  type: string
  /** The expected autocomplete attribute. */
  autoComplete: string
  /** The message when the field is empty. */
  message: string
  /** The text that tests type. */
  value: string
}

export interface TestForm {
  kind: 'grievance' | 'contact'
  /** Whether the site was built with an endpoint for it. */
  isSending: boolean
  heading: string
  button: string
  fields: Field[]
  /** Lines of specification.ts that its tests prove. */
  lines: LineId[]
  /** Lines of specification.ts that the tests of its messages prove. */
  messageLines: LineId[]
}

export const grievanceForm: TestForm = {
  kind: 'grievance',
  isSending: endpoints.grievance !== '',
  heading: findRoute('/grievance').heading,
  button: grievance.form.submit,
  // The numbers here and the e-mail address below are malformed on purpose: the forms check no formats.
  fields: grievanceFields.map((field) => ({
    ...field,
    ...grievance.form.fields[field.name],
    value: { cardNo: '4711', aadharNo: '999988887777', phoneNo: '-1.5', message: 'A drawer sticks.' }[
      field.name
    ],
  })),
  lines: ['grievance.heading', 'grievance.fields', 'grievance.submit', 'entities.grievance'],
  messageLines: [
    'messages.grievance.cardNo',
    'messages.grievance.aadharNo',
    'messages.grievance.phoneNo',
    'messages.grievance.message',
  ],
}

export const contactForm: TestForm = {
  kind: 'contact',
  isSending: endpoints.contact !== '',
  heading: contact.form.heading,
  button: contact.form.submit,
  fields: contactFields.map((field) => ({
    ...field,
    ...contact.form.fields[field.name],
    value: { name: 'Asha Rao', email: 'not an address', phoneNo: '5550142', message: 'Two tables, please.' }[
      field.name
    ],
  })),
  lines: ['contact.form', 'entities.contact'],
  messageLines: [
    'messages.contact.name',
    'messages.contact.email',
    'messages.contact.phoneNo',
    'messages.contact.message',
  ],
}

/** Skips tests of a form that logs its values if this site's form sends them: npm run e2e:endpoint tests that. */
export const skipIfSending = ({ isSending }: TestForm) =>
  test.skip(isSending, 'this form sends: npm run e2e:endpoint')

/** Whether a link to this page loads a document: only its own CSP allows the endpoint of another origin. */
export const needsDocumentLoad = (path: string) =>
  [grievanceForm, contactForm].some(({ kind }) => path === `/${kind}` && /^https?:/.test(endpoints[kind]))

/** Options for the guards in fixtures.ts: what forms cause. */
export const formGuardOptions = {
  allowHosts: ['www.openstreetmap.org'], // the map on the contact page
  // Messages and confirmations shift the form. Browsers excuse that for 500 ms after input, but slow machines need longer.
  allowShift: true,
}

export const locateForm = (page: Page, { heading }: TestForm) => page.getByRole('form', { name: heading })
export const locateField = (page: Page, { label }: Pick<Field, 'label'>) =>
  page.getByRole('form').getByLabel(label, { exact: true })
export const locateMessages = (page: Page) => page.getByRole('form').getByRole('paragraph')
export const locateStatus = (page: Page) => page.getByRole('main').getByRole('status')
export const submitForm = (page: Page, { button }: TestForm) =>
  page.getByRole('form').getByRole('button', { name: button, exact: true }).click()
export const openForm = (page: Page, { kind }: TestForm) => goto(page, `/${kind}`)
export function findField({ fields, kind }: TestForm, name: string): Field {
  const field = fields.find((each) => each.name === name)
  if (!field) throw new Error(`the ${kind} form has no field ${name}`)
  return field
}
/** The values that `fillForm` types, by the names of the fields. */
export const sampleValues = ({ fields }: TestForm) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

export async function fillForm(page: Page, { fields }: TestForm) {
  for (const field of fields) await locateField(page, field).fill(field.value)
}

/** Fills in and submits the form of the page. */
export async function fillAndSubmit(page: Page, form: TestForm) {
  await fillForm(page, form)
  await submitForm(page, form)
}

/** Opens the form's page, submits the form and waits for the confirmation. Only for forms that log their values. */
export async function openAndSubmitForm(page: Page, form: TestForm) {
  skipIfSending(form)
  await openForm(page, form)
  await fillAndSubmit(page, form)
  await expect(locateStatus(page).getByRole('paragraph').first()).toBeVisible()
}
