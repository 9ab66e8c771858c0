import type { Page } from '@playwright/test'
import { expect, goto } from './fixtures.ts'
import type { Line } from './specification.ts'

interface Field {
  name: string
  label: string
  type: 'number' | 'text' | 'email' | 'textarea'
  /** What it tells the browser that it is for. */
  autocomplete: string
  value: string
  message: string
}

export interface Form {
  kind: 'grievance' | 'contact'
  heading: string
  button: string
  fields: Field[]
  /** What the specification says of the form, and of its messages. */
  lines: Line[]
  messageLines: Line[]
}

const field = (
  name: string,
  label: string,
  type: Field['type'],
  autocomplete: string,
  value: string,
  message: string,
): Field => ({ name, label, type, autocomplete, value, message })

/** The grievance form, in the specification's words. */
export const grievance: Form = {
  kind: 'grievance',
  heading: 'Grievance Redressal',
  button: 'Submit',
  fields: [
    field('cardNo', 'Card number', 'number', 'off', '4711', "It's mandatory to fill Card Number"),
    field(
      'aadharNo',
      'Aadhar number',
      'number',
      'off',
      '999988887777',
      "It's mandatory to fill Aadhar Number",
    ),
    // No format is checked: neither of numbers nor, below, of addresses.
    field('phoneNo', 'Phone number', 'number', 'tel-national', '-1.5', "It's mandatory to fill Phone Number"),
    field('message', 'Message', 'textarea', 'off', 'A drawer sticks.', "It's mandatory to fill Message"),
  ],
  lines: ['grievance.heading', 'grievance.fields', 'grievance.submit', 'entities.grievance'],
  messageLines: [
    'messages.grievance.cardNo',
    'messages.grievance.aadharNo',
    'messages.grievance.phoneNo',
    'messages.grievance.message',
  ],
}

/** The contact form, in the specification's words. */
export const contact: Form = {
  kind: 'contact',
  heading: 'Contact Form',
  button: 'Send Message',
  fields: [
    field('name', 'Name', 'text', 'name', 'Asha Rao', "It's mandatory to fill Name"),
    // The wording slip is specified.
    field('email', 'Email', 'email', 'email', 'not an address', "It's mandatory to fill Aadhar Number"),
    field(
      'phoneNo',
      'Phone number',
      'number',
      'tel-national',
      '5550142',
      "It's mandatory to fill Phone Number",
    ),
    field('message', 'Message', 'textarea', 'off', 'Two tables, please.', "It's mandatory to fill Message"),
  ],
  lines: ['contact.form', 'entities.contact'],
  messageLines: [
    'messages.contact.name',
    'messages.contact.email',
    'messages.contact.phoneNo',
    'messages.contact.message',
  ],
}

/** What both suites of the forms expect. */
export const expected = {
  allowHosts: ['www.openstreetmap.org'], // the map stands beside the contact form
  // The visitor's own doing: messages and thanks move the form, on a slow machine later than browsers excuse (500 ms).
  allowShift: true,
}

export const formOf = (page: Page, { heading }: Form) => page.getByRole('form', { name: heading })
export const input = (page: Page, label: string) => page.getByRole('form').getByLabel(label, { exact: true })
export const messages = (page: Page) => page.getByRole('form').getByRole('paragraph')
export const status = (page: Page) => page.getByRole('main').getByRole('status')
export const submit = (page: Page, { button }: Form) =>
  page.getByRole('form').getByRole('button', { name: button, exact: true }).click()
export const open = (page: Page, { kind }: Form) => goto(page, `/${kind}`)
/** What a complete submission logs. */
export const values = ({ fields }: Form) => Object.fromEntries(fields.map(({ name, value }) => [name, value]))

/** Fills each field. */
export async function fill(page: Page, { fields }: Form) {
  for (const { label, value } of fields) await input(page, label).fill(value)
}

/** Opens the page, fills the form and sends it. */
export async function send(page: Page, form: Form) {
  await open(page, form)
  await fill(page, form)
  await submit(page, form)
  await expect(status(page)).toContainText('Thank you')
}
