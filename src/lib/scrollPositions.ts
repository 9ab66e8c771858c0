const storageKey = 'scroll-positions'

/** The storage of this tab. Null if it is blocked: then the positions last as long as this document. */
function findStorage() {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** scrollY by history key, including the positions that the previous document of this tab has stored. */
export const scrollPositions: Record<string, number> = JSON.parse(findStorage()?.getItem(storageKey) ?? '{}')

/** Stores the positions for the next document of this tab. */
export const storeScrollPositions = () => findStorage()?.setItem(storageKey, JSON.stringify(scrollPositions))
