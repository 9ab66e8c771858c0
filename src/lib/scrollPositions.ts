const storageKey = 'scroll-positions'

/** scrollY by history key, including the positions that the previous document of this tab has stored. */
export const scrollPositions = readPositions()

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** Stores the positions for the next document of this tab. If storage is blocked, they last as long as this document. */
export function storeScrollPositions() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(scrollPositions))
  } catch {
    // Blocked.
  }
}
