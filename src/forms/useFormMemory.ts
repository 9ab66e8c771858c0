import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { FormMemory } from './FormMemory.ts'
import type { LabelledField } from './formFields.ts'

/** The form memory of each history entry, by the entry's key. */
const memoryByHistoryKey = new Map<string, FormMemory<unknown>>()

/** The form memories of each page, by its path, in the order in which they were last shown. */
const memoriesByPath = new Map<string, FormMemory<unknown>[]>()

/** Whether a form has text, which a reload of this document would lose. */
export const hasUnfinishedForm = () =>
  [...memoryByHistoryKey.values()].some(({ isUnfinished }) => isUnfinished)

/** `click` listener. If a link would replace this document, as "Translate" does, and lose a form, opens a new tab. */
export function keepUnfinishedForm({ target, defaultPrevented }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not([target])') : null
  if (link?.origin === location.origin && !defaultPrevented && hasUnfinishedForm()) link.target = '_blank'
}

/**
 * Keeps the values of a form for Back and Forward. If it has text or an unseen result, also keeps them for a
 * later visit through a link. Pass `memory.key` to the form as `key`, and `memory.attach` as `ref`.
 */
export function useFormMemory<Submission>(fields: readonly LabelledField[]) {
  const { key, pathname } = useLocation()
  const [shownMemory, setShownMemory] = useState(() => {
    const unfinishedMemory = memoriesByPath.get(pathname)?.findLast(({ isUnfinished }) => isUnfinished)
    return unfinishedMemory ?? new FormMemory<Submission>(fields)
  })
  const entryMemory = memoryByHistoryKey.get(key)
  // The history entry has no memory after a link to the current page, and an unused one after a visit without typing.
  const isEntryUsed = entryMemory?.isUnfinished || entryMemory?.getSubmission()
  const memory = (isEntryUsed ? entryMemory : shownMemory) as FormMemory<Submission>
  if (memory !== shownMemory) setShownMemory(memory)
  useLayoutEffect(() => {
    memoryByHistoryKey.set(key, memory)
    const others = memoriesByPath.get(pathname)?.filter((each) => each !== memory) ?? []
    memoriesByPath.set(pathname, [...others, memory])
  }, [key, memory, pathname])
  const submission = useSyncExternalStore(memory.subscribe, memory.getSubmission, memory.getSubmission)
  return { memory, submission }
}
