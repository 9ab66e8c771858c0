/**
 * Gives the current history entry a key if it has none, as after a document load or a jump to a #fragment. React Router
 * would use the key "default" for all such entries, so useFormMemory and usePageChange could not tell them apart.
 */
export function ensureHistoryKey() {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: String(Math.random()) }, '')
}
