import { site } from 'virtual:content'
import type { FieldValues, FormDefinition } from './formFields.ts'
import { createMailto } from './createMailto.ts'

/**
 * The values of a form as a letter: a text for the clipboard and a mailto: URL. Without `emailSubject` there
 * is no URL, and the text is only the field `message`: identity numbers must not get into an e-mail.
 * `isHrefComplete`: whether the URL contains all values.
 */
export function createLetter({ fields, texts: { emailSubject } }: FormDefinition, values: FieldValues) {
  if (!emailSubject) return { text: values.message ?? '', href: null, isHrefComplete: false }
  const text = fields.map(({ name, label }) => `${label}: ${values[name] ?? ''}`).join('\r\n')
  return { text, ...createMailto(`mailto:${site.email}`, emailSubject, text) }
}
