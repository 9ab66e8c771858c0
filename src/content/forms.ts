import { headingOf } from './pages.ts'

/** One field: its name in the submitted values, its words, and the message shown under it when it is empty. */
export interface FieldContent {
  name: string
  label: string
  type: 'text' | 'email' | 'number' | 'textarea'
  message: string
  /** HTML autofill token (WCAG 1.3.5), or `off` where the browser must not remember the value. */
  autoComplete: string
}

export interface FormContent {
  fields: readonly FieldContent[]
  submit: string
  /** How to reach the firm where the form cannot work (no JavaScript). */
  withoutScript: string
}

/** Grievance form: names of specification §3, messages of §5. */
export const grievance = {
  heading: headingOf('/grievance'),
  text: 'If something about our goods, our factories or our conduct is wrong, we want to hear it. Every field is required.',
  form: {
    submit: 'Submit',
    withoutScript: 'This form needs JavaScript. You can raise a grievance by phone:',
    fields: [
      {
        name: 'cardNo',
        label: 'Card number',
        type: 'number',
        message: "It's mandatory to fill Card Number",
        autoComplete: 'off',
      },
      {
        name: 'aadharNo',
        label: 'Aadhar number',
        type: 'number',
        message: "It's mandatory to fill Aadhar Number",
        autoComplete: 'off',
      },
      {
        name: 'phoneNo',
        label: 'Phone number',
        type: 'number',
        message: "It's mandatory to fill Phone Number",
        autoComplete: 'tel-national',
      },
      {
        name: 'message',
        label: 'Message',
        type: 'textarea',
        message: "It's mandatory to fill Message",
        autoComplete: 'off',
      },
    ],
  } satisfies FormContent,
}

/** Contact form: names of specification §3, messages of §5. */
export const contact = {
  heading: headingOf('/contact'),
  text: 'Write, call, or come and sit on it first.',
  mapTitle: 'Map of the showroom',
  mapLink: 'Open the map in a new tab',
  whatsApp: 'Message us on WhatsApp',
  places: { factory: 'Factory', headOffice: 'Head office', showroom: 'Showroom' },
  formHeading: 'Contact Form',
  formText: 'Every field is required.',
  emailSubject: 'Enquiry from the website',
  form: {
    submit: 'Send Message',
    withoutScript: 'This form needs JavaScript. You can reach us directly:',
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        message: "It's mandatory to fill Name",
        autoComplete: 'name',
      },
      // Specified so: the wording slip of the original is kept (specification §5).
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        message: "It's mandatory to fill Aadhar Number",
        autoComplete: 'email',
      },
      {
        name: 'phoneNo',
        label: 'Phone number',
        type: 'number',
        message: "It's mandatory to fill Phone Number",
        autoComplete: 'tel-national',
      },
      {
        name: 'message',
        label: 'Message',
        type: 'textarea',
        message: "It's mandatory to fill Message",
        autoComplete: 'off',
      },
    ],
  } satisfies FormContent,
}

/** What the visitor reads after a complete form; nothing has been sent, and it does not say so. */
export const confirmation = {
  thanks: 'Thank you',
  nothingSent: 'One step is left: this form itself sends and stores nothing.',
  email: 'Send the e-mail we have filled in',
  orCall: 'Or call',
  call: 'Please call',
  copy: 'Copy the message',
  copied: 'Copied.',
  failed: 'It could not be copied: please mark it and copy it by hand.',
  tooLong: 'It has only the beginning of your message: copy the message, and paste it there.',
}
