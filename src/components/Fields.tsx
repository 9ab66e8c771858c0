import type { RefObject } from 'react'
import type { FieldType } from '../lib/formFields.ts'
import type { useRequiredFields } from '../lib/useRequiredFields.ts'
import { Field } from './Field.tsx'

interface Props {
  form: RefObject<HTMLFormElement | null>
  fields: readonly FieldType[]
  /** Label and message by field name. */
  texts: Record<string, { label: string; message: string }>
  required: ReturnType<typeof useRequiredFields>
}

/** The fields of a form. After a submit attempt, empty fields show their message. */
export const Fields = ({ form, fields, texts, required }: Props) =>
  fields.map((field) => (
    <Field
      key={field.name}
      field={{ label: '', message: '', ...texts[field.name], ...field }}
      isInvalid={required.isInvalid(field.name)}
      onInput={() => required.onInput(form.current)}
    />
  ))
