import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { encodeForm } from './encodeForm.ts'

/** What a visitor has typed into the form of one history entry, and submitted. */
interface FormEntry<Submission> {
  /** The form, while it is on the page. */
  form: HTMLFormElement | null
  /** The values of the form, after the visitor has left it. */
  values: FormData | null
  submission: Submission | null
}

/** By history key. Only in memory, because forms store nothing. */
const entries = new Map<string, FormEntry<unknown>>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * A form that Back and Forward show as it was left, with its submission. Identity numbers (inputs with autocomplete=off) are
 * not restored. A response may set the submission after the visitor has left.
 */
export function useFormEntry<Submission>() {
  const { key } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [entry] = useState(
    () => (entries.get(key) ?? { form: null, values: null, submission: null }) as FormEntry<Submission>,
  )
  // A link to the current page replaces the key, but keeps the form.
  useLayoutEffect(() => void entries.set(key, entry), [key, entry])

  useLayoutEffect(() => {
    const { current: element } = form
    if (!element) return
    for (const [name, value] of entry.values ?? []) {
      const field = element.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
      if (field.type === 'textarea' || field.autocomplete !== 'off') Object.assign(field, { value })
    }
    entry.form = element
    return () => {
      entry.form = null
      entry.values = new FormData(element)
    }
  }, [entry])

  const submission = useSyncExternalStore(
    subscribe,
    () => entry.submission,
    () => null,
  )
  const setSubmission = (next: Submission) => {
    entry.submission = next
    for (const listener of listeners) listener()
  }
  /** Empties the form, on the page or left, if its values are still those of `body`. */
  const resetIf = (body: string) => {
    const values = entry.form ? new FormData(entry.form) : entry.values
    if (!values || encodeForm(values) !== body) return
    entry.form?.reset()
    entry.values = null
  }
  return { form, submission, setSubmission, resetIf }
}
