/**
 * A form field without its texts, which are in content/. `name` is its key in the submitted values
 * (`entities` in e2e/specification.ts).
 */
interface FieldDefinition {
  name: string
  type: 'text' | 'email' | 'number' | 'textarea'
  /** HTML autofill token (WCAG 1.3.5). `on`: the browser may remember the value and restore it. `off`: it must not. */
  autoComplete: string
  /** Whether the value identifies a person, such as an Aadhaar number. Such a value is never restored. */
  isIdentityNumber?: true
}

export const grievanceFields = [
  { name: 'cardNo', type: 'number', autoComplete: 'off', isIdentityNumber: true },
  { name: 'aadharNo', type: 'number', autoComplete: 'off', isIdentityNumber: true },
  { name: 'phoneNo', type: 'number', autoComplete: 'tel-national' },
  { name: 'message', type: 'textarea', autoComplete: 'off' },
] as const satisfies readonly FieldDefinition[]

export const contactFields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phoneNo', type: 'number', autoComplete: 'tel-national' },
  { name: 'message', type: 'textarea', autoComplete: 'on' },
] as const satisfies readonly FieldDefinition[]

/** A field with its texts. */
export interface LabelledField extends FieldDefinition {
  label: string
  /** Shown under the field when it is empty. */
  message: string
}

/** Adds the texts of a form in content/ to its fields. */
export const labelFields = <Name extends string>(
  fields: readonly (FieldDefinition & { name: Name })[],
  texts: Record<Name, Pick<LabelledField, 'label' | 'message'>>,
): LabelledField[] => fields.map((field) => ({ ...field, ...texts[field.name] }))

/** Submitted values by the names of their fields. */
export type FieldValues = Record<string, string>

/** The parts of a form: its fields, the text of its button, its name for screen readers, and where it sends. */
export interface FormDefinition {
  fields: readonly LabelledField[]
  /** With an `emailSubject`, the form offers an e-mail as an alternative. */
  texts: { submit: string; withoutScript: string; emailSubject?: string }
  label: string
  /** URL to which the form sends its values. Empty: it sends nothing. */
  endpoint: string
}
