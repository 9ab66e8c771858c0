import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hear, read, stubBrowser } from '../lib/transcript.ts'
import { Contact } from '../pages/Contact.tsx'
import { Grievance } from '../pages/Grievance.tsx'

vi.mock('./MapFrame.tsx', () => ({ MapFrame: () => null }))

beforeEach(() => {
  stubBrowser({ matches: false })
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

test('the grievance page, read from the top', async () => {
  render(<Grievance />)
  expect(await read()).toEqual([
    'document',
    'region, Grievance Redressal',
    'heading, Grievance Redressal, level 1',
    'paragraph',
    'If something about our goods, our factories or our conduct is wrong, we want to hear it. Every field is required.',
    'end of paragraph',
    'image, Walnut night table with one drawer, a round brass knob and an open shelf, with a lit lamp, books and a cup.',
    'status',
    'form, Grievance Redressal',
    'Card number',
    'spinbutton, Card number, required',
    'Aadhar number',
    'spinbutton, Aadhar number, required',
    'Phone number',
    'spinbutton, Phone number, required',
    'Message',
    'textbox, Message, required',
    'button, Submit',
    'end of form, Grievance Redressal',
    'end of region, Grievance Redressal',
    'end of document',
  ])
})

test('the grievance form sent empty: the first field speaks with its message', async () => {
  render(<Grievance />)
  expect(await hear(() => send('Submit'))).toEqual([
    "spinbutton, Card number, It's mandatory to fill Card Number, invalid, required",
  ])
})

test('the grievance form sent empty, read again', async () => {
  render(<Grievance />)
  send('Submit')
  expect(await read('form, Grievance Redressal')).toEqual([
    'form, Grievance Redressal',
    'Card number',
    "spinbutton, Card number, It's mandatory to fill Card Number, invalid, required",
    'paragraph',
    "It's mandatory to fill Card Number",
    'end of paragraph',
    'Aadhar number',
    "spinbutton, Aadhar number, It's mandatory to fill Aadhar Number, invalid, required",
    'paragraph',
    "It's mandatory to fill Aadhar Number",
    'end of paragraph',
    'Phone number',
    "spinbutton, Phone number, It's mandatory to fill Phone Number, invalid, required",
    'paragraph',
    "It's mandatory to fill Phone Number",
    'end of paragraph',
    'Message',
    "textbox, Message, It's mandatory to fill Message, invalid, required",
    'paragraph',
    "It's mandatory to fill Message",
    'end of paragraph',
    'button, Submit',
    'end of form, Grievance Redressal',
  ])
})

test('a filled grievance field is no longer invalid', async () => {
  render(<Grievance />)
  send('Submit')
  fill({ 'Card number': '4711' })
  expect((await read('form, Grievance Redressal')).slice(0, 4)).toEqual([
    'form, Grievance Redressal',
    'Card number',
    'spinbutton, Card number, 4711, required',
    'Aadhar number',
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

test('the contact form, read from its beginning', async () => {
  render(<Contact />)
  expect(await read('form, Contact Form')).toEqual([
    'form, Contact Form',
    'Name',
    'textbox, Name, required',
    'Email',
    'textbox, Email, required',
    'Phone number',
    'spinbutton, Phone number, required',
    'Message',
    'textbox, Message, required',
    'button, Send Message',
    'end of form, Contact Form',
  ])
})

test('the contact form sent empty, read again', async () => {
  render(<Contact />)
  send('Send Message')
  expect(await read('form, Contact Form')).toEqual([
    'form, Contact Form',
    'Name',
    "textbox, Name, It's mandatory to fill Name, invalid, required",
    'paragraph',
    "It's mandatory to fill Name",
    'end of paragraph',
    'Email',
    "textbox, Email, It's mandatory to fill Aadhar Number, invalid, required",
    'paragraph',
    "It's mandatory to fill Aadhar Number",
    'end of paragraph',
    'Phone number',
    "spinbutton, Phone number, It's mandatory to fill Phone Number, invalid, required",
    'paragraph',
    "It's mandatory to fill Phone Number",
    'end of paragraph',
    'Message',
    "textbox, Message, It's mandatory to fill Message, invalid, required",
    'paragraph',
    "It's mandatory to fill Message",
    'end of paragraph',
    'button, Send Message',
    'end of form, Contact Form',
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

test('the confirmation of the contact form, read through', async () => {
  render(<Contact />)
  fill(enquiry)
  send('Send Message')
  const said = await read('region, Contact Form')
  expect(said.slice(0, said.indexOf('form, Contact Form'))).toEqual([
    'region, Contact Form',
    'heading, Contact Form, level 2',
    'paragraph',
    'Every field is required.',
    'end of paragraph',
    'status',
    'paragraph',
    'Thank you',
    ',',
    'Asha Rao',
    '.',
    'One step is left: this form itself sends and stores nothing.',
    'end of paragraph',
    'link, Send the e-mail we have filled in',
    'paragraph',
    'Or call',
    'link, +91 55555 50123',
    '.',
    'end of paragraph',
    'end of status',
  ])
})
