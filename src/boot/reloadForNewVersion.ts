import { isReload } from '../lib/isReload.ts'

/** Sufficient before hydration only. Later, text typed on other pages is in useFormMemory.ts, too. */
const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value)

/**
 * Call before hydration, when a file of the site cannot be loaded: a new version was probably deployed, so this reloads
 * the document. Throws `reason` instead if a reload could lose typed text or loop, or if the server fails.
 */
export async function reloadForNewVersion(reason: unknown): Promise<never> {
  if (isReload()) throw reason
  // Null if the visitor is offline, or the server responds too late.
  const request = fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(5000) })
  const response = await request.catch(() => null)
  if (!response || response.status >= 500 || hasTypedText()) throw reason
  location.reload()
  return new Promise(() => undefined) // never resolves: the document is being unloaded
}
