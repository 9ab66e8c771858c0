import { useState } from 'react'
import { emptyFields } from './emptyFields.ts'

export type Values = Record<string, string>

/** State of a form whose fields are all required: which of them are empty after a submit attempt. */
export function useRequiredFields(names: readonly string[]) {
  const [attempted, setAttempted] = useState(false)
  const [empty, setEmpty] = useState<string[]>([])

  /** Returns the values if no field is empty; else focuses the first empty field and returns null. */
  const validate = (form: HTMLFormElement): Values | null => {
    const data = new FormData(form)
    const missing = emptyFields(names, data)
    setEmpty(missing)
    setAttempted(missing.length > 0)
    if (missing[0]) {
      form.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus()
      return null
    }
    return Object.fromEntries(names.map((name) => [name, String(data.get(name))]))
  }

  return {
    validate,
    isInvalid: (name: string) => attempted && empty.includes(name),
    onInput: (form: HTMLFormElement | null) => form && setEmpty(emptyFields(names, new FormData(form))),
  }
}
