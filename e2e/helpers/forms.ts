import type { Page } from '@playwright/test'
import { content, endpoints, findSitePage } from './content.ts'
import { expect, test } from './guards.ts'
import { gotoHydrated, mapGuardOptions } from './pages.ts'
import { contactFields, grievanceFields } from '../../src/forms/formFields.ts'

/** Returns a form's texts from content/, sample values for its fields, and functions for a visitor's actions. */
function createTestForm<Name extends string>(
  kind: 'grievance' | 'contact',
  heading: string,
  fields: readonly { name: Name; type: string; isIdentityNumber?: true }[],
  sampleValues: Record<NoInfer<Name>, string>,
) {
  const texts: Record<string, { label: string; message: string }> = content[kind].form.fields
  const form = {
    kind,
    hasEndpoint: endpoints[kind] !== '',
    heading,
    button: content[kind].form.submit,
    sampleValues,
    fields: fields.map(({ name, type, isIdentityNumber = false }) => {
      const { label = '', message = '' } = texts[name] ?? {}
      return { name, type, isIdentityNumber, label, message, value: sampleValues[name] as string }
    }),
    locate: (page: Page) => page.getByRole('form', { name: heading }),
    locateField: (page: Page, name = '') =>
      page.getByRole('form').getByLabel(texts[name]?.label ?? `no field ${name}`, { exact: true }),
    open: (page: Page) => gotoHydrated(page, `/${kind}`),
    /** Fills in the sample values, except those that `values` replaces. */
    async fill(page: Page, values: Record<string, string> = {}): Promise<void> {
      for (const { name, value } of form.fields)
        await form.locateField(page, name).fill(values[name] ?? value)
    },
    submit: (page: Page): Promise<void> =>
      page.getByRole('form').getByRole('button', { name: form.button, exact: true }).click(),
    async fillAndSubmit(page: Page, values?: Record<string, string>): Promise<void> {
      await form.fill(page, values)
      await form.submit(page)
    },
    skipIfItHasEndpoint: (): void => test.skip(form.hasEndpoint, 'this form sends: npm run e2e:endpoint'),
    /** Submits the form on its page, and waits for the confirmation. Skips the test if the form has an endpoint. */
    async openToConfirmation(page: Page): Promise<void> {
      form.skipIfItHasEndpoint()
      await form.open(page)
      await form.fillAndSubmit(page)
      await expect(formStatus(page).getByRole('paragraph').first()).toBeVisible()
    },
  }
  return form
}

export type TestForm = ReturnType<typeof createTestForm>

// Some sample values are malformed on purpose, such as the phone number -1.5, because the forms check no formats.
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

/** Options for the guards in tests of forms. */
export const formTestOptions = {
  ...mapGuardOptions,
  // Messages and confirmations shift the form. Browsers mark shifts within 500 ms of input as expected, but on a slow
  // machine the shifts come later.
  allowShift: true,
}

export const formMessages = (page: Page) => page.getByRole('form').getByRole('paragraph')
export const formStatus = (page: Page) => page.getByRole('main').getByRole('status')
