/**
 * Gives the current history entry a key if it has none, as after a document load or a jump to a #fragment. React Router gives
 * all such entries the key "default": they would share one scroll position.
 */
export function ensureHistoryKey() {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: String(Math.random()) }, '')
}
