const storageKey = 'scroll-positions'

/** scrollY by history key, including the positions that the previous document of this tab has stored. */
export const scrollPositions: Record<string, number> = {}

try {
  Object.assign(scrollPositions, JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
} catch {
  // If the visitor has blocked storage, the positions last as long as this document.
}

/** Stores the positions for the next document of this tab. */
export function storeScrollPositions() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(scrollPositions))
  } catch {
    // blocked or full
  }
}
