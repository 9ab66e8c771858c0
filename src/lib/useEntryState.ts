import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** States by history key. Only in memory, because forms store nothing. */
const states = new Map<string, unknown>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A state of the history entry, which is null at first. Back and Forward show it as it was left, or as it was set since. */
export function useEntryState<State>() {
  const [key] = useState(useLocation().key) // of the first render, as in useEntryFields.ts
  const state = useSyncExternalStore(
    subscribe,
    () => (states.get(key) ?? null) as State | null,
    () => null,
  )
  const setState = (next: State) => {
    states.set(key, next)
    for (const listener of listeners) listener()
  }
  return [state, setState] as const
}
