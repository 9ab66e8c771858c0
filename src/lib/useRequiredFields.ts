import { useState } from 'react'
import { emptyFields } from './emptyFields.ts'

export type Values = Record<string, string>

/** State of a form whose fields are all required: which of them are empty after a submit attempt. */
export function useRequiredFields(names: readonly string[]) {
  /** The empty fields. Null until a submit attempt has failed. */
  const [empty, setEmpty] = useState<string[] | null>(null)

  /** Returns the values if no field is empty; else focuses the first empty field and returns null. */
  const validate = (form: HTMLFormElement): Values | null => {
    const formData = new FormData(form)
    const emptyNames = emptyFields(names, formData)
    setEmpty(emptyNames.length > 0 ? emptyNames : null)
    if (emptyNames[0]) {
      form.querySelector<HTMLElement>(`[name="${emptyNames[0]}"]`)?.focus()
      return null
    }
    return Object.fromEntries(names.map((name) => [name, String(formData.get(name))]))
  }

  return {
    validate,
    isInvalid: (name: string) => empty?.includes(name) ?? false,
    onInput: (form: HTMLFormElement | null) =>
      form && empty && setEmpty(emptyFields(names, new FormData(form))),
  }
}
