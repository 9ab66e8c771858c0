import type { Page } from '@playwright/test'
import { content, endpoints, findSitePage } from './content.ts'
import { expect, test } from './guards.ts'
import { gotoHydrated } from './pages.ts'
import { contactFields, grievanceFields } from '../../src/content/formFields.ts'

/** Returns what tests need of a form: its texts from content/, and the `values` that `fillForm` types into its fields. */
function createTestForm<Name extends string>(
  kind: 'grievance' | 'contact',
  heading: string,
  fields: readonly { name: Name; type: string; autoComplete: string }[],
  values: Record<NoInfer<Name>, string>,
) {
  const texts: Record<string, { label: string; message: string }> = content[kind].form.fields
  return {
    kind,
    /** Whether the site was built with an endpoint for this form. */
    isSending: endpoints[kind] !== '',
    heading,
    button: content[kind].form.submit,
    fields: fields.map(({ name, type, autoComplete }) => {
      const { label = '', message = '' } = texts[name] ?? {}
      return { name, type, autoComplete, label, message, value: values[name] as string }
    }),
  }
}

export type TestForm = ReturnType<typeof createTestForm>
type Field = TestForm['fields'][number]

// Both forms have malformed values on purpose, such as the phone number -1.5: the forms check no formats.
export const grievanceForm: TestForm = createTestForm(
  'grievance',
  findSitePage('/grievance').heading,
  grievanceFields,
  { cardNo: '4711', aadharNo: '999988887777', phoneNo: '-1.5', message: 'A drawer sticks.' },
)
export const contactForm: TestForm = createTestForm('contact', content.contact.form.heading, contactFields, {
  name: 'Asha Rao',
  email: 'not an address',
  phoneNo: '5550142',
  message: 'Two tables, please.',
})

/** Skips a test for forms without an endpoint, if this form has one. npm run e2e:endpoint tests such forms. */
export const skipIfSending = ({ isSending }: TestForm) =>
  test.skip(isSending, 'this form sends: npm run e2e:endpoint')

/** What the guards allow in tests of forms. */
export const formTestOptions = {
  allowHosts: ['www.openstreetmap.org'], // the map on the contact page
  // Messages and confirmations shift the form. Browsers exclude shifts within 500 ms of input, but slow machines are later.
  allowShift: true,
}

export const locateForm = (page: Page, { heading }: TestForm) => page.getByRole('form', { name: heading })
export const locateField = (page: Page, { label }: Pick<Field, 'label'>) =>
  page.getByRole('form').getByLabel(label, { exact: true })
export const locateFieldMessages = (page: Page) => page.getByRole('form').getByRole('paragraph')
export const locateStatus = (page: Page) => page.getByRole('main').getByRole('status')
export const submitForm = (page: Page, { button }: TestForm) =>
  page.getByRole('form').getByRole('button', { name: button, exact: true }).click()
export const openForm = (page: Page, { kind }: TestForm) => gotoHydrated(page, `/${kind}`)
/** The field with this name in the form of the page. */
export const locateFieldByName = (page: Page, name: string) =>
  page.getByRole('form').locator(`[name=${name}]`)
/** The values that `fillForm` types, by the names of the fields. */
export const getSampleValues = ({ fields }: TestForm) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

export async function fillForm(page: Page, { fields }: TestForm) {
  for (const field of fields) await locateField(page, field).fill(field.value)
}

/** Fills in and submits the form of the page. */
export async function fillAndSubmit(page: Page, form: TestForm) {
  await fillForm(page, form)
  await submitForm(page, form)
}

/** Opens the form's page, submits the form and waits for the confirmation. Skips the test if the form has an endpoint. */
export async function openAndSubmitForm(page: Page, form: TestForm) {
  skipIfSending(form)
  await openForm(page, form)
  await fillAndSubmit(page, form)
  await expect(locateStatus(page).getByRole('paragraph').first()).toBeVisible()
}
