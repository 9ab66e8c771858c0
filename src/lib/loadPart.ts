/**
 * Loads a part of the site. If that fails, a newer version has probably replaced it: loads the document
 * afresh, once for this part until it has loaded; where that did not help, or storage is blocked so that "once" cannot
 * be kept, or there is no network to load it by, rethrows for the error page.
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  const key = `reloaded-for-${name}`
  try {
    const part = await load()
    forget(key)
    return part
  } catch (error) {
    if (!navigator.onLine || isRemembered(key) || !remember(key)) throw error
    location.reload()
    return new Promise(() => undefined) // the page is being left
  }
}

function isRemembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Returns whether storage took it. */
function remember(key: string): boolean {
  try {
    sessionStorage.setItem(key, 'yes')
    return true
  } catch {
    return false
  }
}

function forget(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // What could not be stored need not be removed.
  }
}
