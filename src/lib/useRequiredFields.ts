import { useState } from 'react'
import { emptyFields } from './emptyFields.ts'

export type Values = Record<string, string>

/** State of a form whose fields are all required: which of them are empty after a submit attempt. */
export function useRequiredFields(names: readonly string[]) {
  const [attempted, setAttempted] = useState(false)
  const [empty, setEmpty] = useState<string[]>([])

  /** Returns the values if no field is empty; else focuses the first empty field and returns null. */
  const validate = (form: HTMLFormElement): Values | null => {
    const formData = new FormData(form)
    const emptyNames = emptyFields(names, formData)
    setEmpty(emptyNames)
    setAttempted(emptyNames.length > 0)
    if (emptyNames[0]) {
      form.querySelector<HTMLElement>(`[name="${emptyNames[0]}"]`)?.focus()
      return null
    }
    return Object.fromEntries(names.map((name) => [name, String(formData.get(name))]))
  }

  return {
    validate,
    isInvalid: (name: string) => attempted && empty.includes(name),
    onInput: (form: HTMLFormElement | null) => form && setEmpty(emptyFields(names, new FormData(form))),
  }
}
