import { useLayoutEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Values of a form's fields by history key. Only in memory, because forms store nothing. */
const valuesByKey = new Map<string, FormData>()

/** Keeps the values of a form that the visitor leaves, and restores them on Back and Forward. Returns `forgetValues`. */
export function useEntryFields(form: RefObject<HTMLFormElement | null>) {
  const { key } = useLocation()
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    for (const [name, value] of valuesByKey.get(key) ?? [])
      Object.assign(element.elements.namedItem(name) ?? {}, { value })
    return () => void valuesByKey.set(key, new FormData(element))
  }, [form, key])
  return () => void valuesByKey.delete(key)
}
