import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { LabelledField } from '../content/formFields.ts'
import { encodeForm } from './encodeForm.ts'

/** The typed values and the submission of the form in one history entry. Kept in memory only, never in storage. */
class FormMemory<Submission> {
  /** The key of the history entry in which the form was opened. */
  readonly key: string
  submission: Submission | null = null
  submissionCount = 0
  /** The form, while it is on the page. */
  #form: HTMLFormElement | null = null
  /** The values of the form, after the visitor has left it. */
  #values: FormData | null = null
  readonly #listeners = new Set<() => void>()

  constructor(key: string) {
    this.key = key
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Stores a submission and renders its form again. Works also after the visitor has left the page. */
  setSubmission(submission: Submission) {
    this.submission = submission
    this.submissionCount++
    for (const listener of this.#listeners) listener()
  }

  /** Restores the values that the visitor left in the form, except identity numbers. Returns a function that saves them. */
  attach(form: HTMLFormElement, fields: readonly LabelledField[]) {
    for (const { name, isIdentityNumber } of fields) {
      const value = this.#values?.get(name)
      if (value && !isIdentityNumber) Object.assign(form.elements.namedItem(name) ?? {}, { value })
    }
    this.#form = form
    return () => {
      this.#form = null
      this.#values = new FormData(form)
    }
  }

  /** Empties the form if its values are still those that were sent, also after the visitor has left the page. */
  resetIfUnchanged(sentBody: string) {
    const values = this.#form ? new FormData(this.#form) : this.#values
    if (!values || encodeForm(values) !== sentBody) return
    this.#form?.reset()
    this.#values = null
  }
}

/** The form memory of each history entry, by the entry's key. */
const memories = new Map<string, FormMemory<unknown>>()

/**
 * Keeps the values of a form for Back and Forward. Use `memory.key` as the form's React key, because Back may lead to
 * another history entry of the same page.
 */
export function useFormMemory<Submission>(fields: readonly LabelledField[]) {
  const { key } = useLocation()
  const formRef = useRef<HTMLFormElement>(null)
  const [shownMemory, setShownMemory] = useState(() => new FormMemory<Submission>(key))
  // After a click on a link to the current page, the history entry has a new key, but the form stays.
  const memory = (memories.get(key) ?? shownMemory) as FormMemory<Submission>
  if (memory !== shownMemory) setShownMemory(memory)
  useLayoutEffect(() => void memories.set(key, memory), [key, memory])
  useLayoutEffect(
    () => (formRef.current ? memory.attach(formRef.current, fields) : undefined),
    [memory, fields],
  )
  const submission = useSyncExternalStore(
    memory.subscribe,
    () => memory.submission,
    () => null,
  )
  return { formRef, memory, submission }
}
