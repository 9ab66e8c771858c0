import { hasShownForm } from '../forms/useFormMemory.ts'
import { isReload } from '../lib/isReload.ts'

/** How often, and after how many ms, a photograph is requested again while the server does not respond. */
const [maxRetries, retryDelayMs] = [5, 5000]

const retryCounts = new WeakMap<HTMLImageElement, number>()
let isReloading = false

/**
 * Capturing `error` listener. Requests a failed photograph again: once, or if the server does not respond, several
 * times. If the server no longer has it, the page is outdated: reloads it, unless it has shown a form, whose text would
 * be lost, or was already reloaded.
 */
export async function recoverPhotograph({ target }: Event) {
  if (!(target instanceof HTMLImageElement)) return
  const response = await fetch(target.currentSrc, { method: 'HEAD' }).catch(() => null) // null: no connection
  const retryCount = retryCounts.get(target) ?? 0
  if (response ? response.ok && retryCount === 0 : retryCount < maxRetries) {
    retryCounts.set(target, retryCount + 1)
    setTimeout(
      () => target.isConnected && target.setAttribute('src', target.src),
      response ? 0 : retryDelayMs,
    )
  }
  if (response?.status !== 404 || isReload() || hasShownForm() || isReloading) return
  isReloading = true // several photographs fail at once
  location.reload()
}
