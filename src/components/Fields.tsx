import type { RefObject } from 'react'
import type { FieldType } from '../lib/formFields.ts'
import type { useRequiredFields } from '../lib/useRequiredFields.ts'
import { Field } from './Field.tsx'

interface Props {
  form: RefObject<HTMLFormElement | null>
  fields: readonly FieldType[]
  /** Label and message of each field, by its name. */
  texts: Record<string, { label: string; message: string }>
  required: ReturnType<typeof useRequiredFields>
}

/** The fields of a form, each with its message where it is empty after an attempt to submit. */
export const Fields = ({ form, fields, texts, required }: Props) =>
  fields.map((field) => (
    <Field
      key={field.name}
      field={{ label: '', message: '', ...texts[field.name], ...field }}
      invalid={required.isInvalid(field.name)}
      onInput={() => required.onInput(form.current)}
    />
  ))
