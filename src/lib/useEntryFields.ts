import { useLayoutEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { encodeForm } from './encodeForm.ts'

/** Forms on the page, and values of forms that the visitor has left, by history key. Only in memory: forms store nothing. */
const forms = new Map<string, HTMLFormElement>()
const leftValues = new Map<string, FormData>()

/**
 * Restores on Back and Forward what the visitor had typed into a form; not what browsers must not remember, such as identity
 * numbers. Returns `resetIf`, which empties the form unless its values differ from `body`: also a form that has been left.
 */
export function useEntryFields(form: RefObject<HTMLFormElement | null>) {
  // Of the first render: a link to the current page replaces the key, but keeps the form.
  const [key] = useState(useLocation().key)
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    for (const [name, value] of leftValues.get(key) ?? []) {
      const field = element.elements.namedItem(name)
      if (
        field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.autocomplete !== 'off')
      )
        Object.assign(field, { value })
    }
    forms.set(key, element)
    return () => {
      forms.delete(key)
      leftValues.set(key, new FormData(element))
    }
  }, [form, key])

  return function resetIf(body: string) {
    const element = forms.get(key)
    if (element && encodeForm(new FormData(element)) === body) element.reset()
    const values = leftValues.get(key)
    if (values && encodeForm(values) === body) leftValues.delete(key)
  }
}
