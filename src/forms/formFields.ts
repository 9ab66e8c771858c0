/**
 * A form field without its texts, which are in content/. `name` is its key in the submitted values. The specification
 * demands these names (`entities` in e2e/specification.ts). FormWithoutEndpoint.tsx reads `name`, and createLetter.ts
 * `message`.
 */
interface FieldDefinition {
  name: string
  type: 'text' | 'email' | 'number' | 'textarea'
  /** HTML autofill token (WCAG 1.3.5). `on`: the browser may remember the value and restore it. `off`: it must not. */
  autoComplete: string
  /** Set if the value identifies a person, such as the Indian Aadhaar number. FormMemory.ts does not restore it. */
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
  /** Shown under the field if it is empty when the visitor submits. */
  message: string
}

/** Adds to the fields of a form their texts from content/. */
export const labelFields = <Name extends string>(
  fields: readonly (FieldDefinition & { name: Name })[],
  texts: Record<Name, Pick<LabelledField, 'label' | 'message'>>,
): LabelledField[] => fields.map((field) => ({ ...field, ...texts[field.name] }))

/** Submitted values by the names of their fields. */
export type FieldValues = Record<string, string>

export interface FormDefinition {
  fields: readonly LabelledField[]
  /** With an `emailSubject`, the form also offers e-mail and WhatsApp. A form with identity numbers must have none. */
  texts: { submit: string; withoutScript: string; emailSubject?: string }
  /** The form's name for screen readers. */
  label: string
  /** URL to which the form sends its values. If empty, the form sends nothing. */
  endpoint: string
}
