// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hear, stubBrowser } from '../lib/transcript.ts'
import { Contact } from '../pages/Contact.tsx'
import { Grievance } from '../pages/Grievance.tsx'

vi.mock('./MapFrame.tsx', () => ({ MapFrame: () => null }))

beforeEach(() => {
  stubBrowser()
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(cleanup)

const send = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }))

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
}

const complaint = {
  'Card number': '4711',
  'Aadhar number': '123412341234',
  'Phone number': '5555550123',
  Message: 'A leg came loose.',
}
const enquiry = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  'Phone number': '5555550123',
  Message: 'Twelve chairs, please.',
}

test('the grievance form sent empty: the first field speaks with its message', async () => {
  render(<Grievance />)
  expect(await hear(() => send('Submit'))).toEqual([
    "spinbutton, Card number, It's mandatory to fill Card Number, invalid, required",
  ])
})

test('the grievance form sent: the confirmation speaks', async () => {
  render(<Grievance />)
  fill(complaint)
  expect(await hear(() => send('Submit'))).toEqual([
    'status',
    'polite: Thank you. One step is left: this form itself sends and stores nothing. Please call +91 55555 50123.',
  ])
})

test('the contact form sent: the confirmation speaks', async () => {
  render(<Contact />)
  fill(enquiry)
  expect(await hear(() => send('Send Message'))).toEqual([
    'status',
    'polite: Thank you, Asha Rao. One step is left: this form itself sends and stores nothing. Send the e-mail we have filled in Or call +91 55555 50123.',
  ])
})
