import type { Page } from '@playwright/test'
import { contact as contactContent, grievance as grievanceContent, route } from './content.ts'
import { expect, goto } from './fixtures.ts'
import { contactFields, grievanceFields } from '../src/lib/formFields.ts'
import type { Line } from './specification.ts'

interface Field {
  name: string
  label: string
  type: string
  /** The field's autocomplete attribute. */
  autoComplete: string
  message: string
  /** The text that tests type. */
  value: string
}

export interface Form {
  kind: 'grievance' | 'contact'
  heading: string
  button: string
  fields: Field[]
  /** Lines of the specification about the form, and about its messages. */
  lines: Line[]
  messageLines: Line[]
}

export const grievance: Form = {
  kind: 'grievance',
  heading: route('/grievance').heading,
  button: grievanceContent.form.submit,
  // The numbers here and the e-mail address below are malformed on purpose: the forms check no formats.
  fields: grievanceFields.map((field) => ({
    ...field,
    ...grievanceContent.form.fields[field.name],
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

export const contact: Form = {
  kind: 'contact',
  heading: contactContent.form.heading,
  button: contactContent.form.submit,
  fields: contactFields.map((field) => ({
    ...field,
    ...contactContent.form.fields[field.name],
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

/** Options that both suites of the forms need. */
export const expected = {
  allowHosts: ['www.openstreetmap.org'], // the map on the contact page
  // Messages and thanks shift the form. On a slow machine that is later than browsers excuse (500 ms after input).
  allowShift: true,
}

export const formOf = (page: Page, { heading }: Form) => page.getByRole('form', { name: heading })
export const input = (page: Page, { label }: Pick<Field, 'label'>) =>
  page.getByRole('form').getByLabel(label, { exact: true })
export const messages = (page: Page) => page.getByRole('form').getByRole('paragraph')
export const status = (page: Page) => page.getByRole('main').getByRole('status')
export const submit = (page: Page, { button }: Form) =>
  page.getByRole('form').getByRole('button', { name: button, exact: true }).click()
export const open = (page: Page, { kind }: Form) => goto(page, `/${kind}`)
export function fieldOf({ fields }: Form, name: string): Field {
  const field = fields.find((each) => each.name === name)
  if (!field)
    throw new Error(`no field ${name}, expected one of ${fields.map((each) => each.name).join(', ')}`)
  return field
}
/** Values that a complete submission logs. */
export const values = ({ fields }: Form) => Object.fromEntries(fields.map(({ name, value }) => [name, value]))

export async function fill(page: Page, { fields }: Form) {
  for (const field of fields) await input(page, field).fill(field.value)
}

/** Opens the page, fills and submits the form, and waits for the confirmation. */
export async function send(page: Page, form: Form) {
  await open(page, form)
  await fill(page, form)
  await submit(page, form)
  await expect(status(page).getByRole('paragraph').first()).toBeVisible()
}
