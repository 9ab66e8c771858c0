import { site } from 'virtual:content'
import type { FieldValues, FormDefinition } from '../content/formFields.ts'
import { createMailto } from './createMailto.ts'

/**
 * The message of a form, for the clipboard and as a mailto: URL. A form without a subject has no URL and only its field
 * `message`, because an Aadhaar number must not get into an e-mail. `fitsEmail`: the URL contains all values.
 */
export function createMessage({ fields, texts: { emailSubject } }: FormDefinition, values: FieldValues) {
  if (!emailSubject) return { text: values.message ?? '', href: null, fitsEmail: false }
  const text = fields.map(({ name, label }) => `${label}: ${values[name] ?? ''}`).join('\r\n')
  return { text, ...createMailto(`mailto:${site.email}`, emailSubject, text) }
}
