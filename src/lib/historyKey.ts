/**
 * Gives the current history entry a key if it has none: the first of a document, or one made by a #fragment. React Router
 * calls all of these "default", so that they would share one scroll position.
 */
export function keyEntry() {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}
