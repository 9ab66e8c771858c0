import { hasUnfinishedForm } from '../forms/useFormMemory.ts'
import { isReload } from '../lib/isReload.ts'
import { requestAgain } from './requestFailedImages.ts'

/** How often, and after how many ms, an image is requested again while the server does not respond. */
const [maxRetries, retryDelayMs] = [5, 5000]

const retryCounts = new WeakMap<EventTarget, number>()
let isReloading = false

/**
 * Capturing `error` listener. Requests a failed photograph or drawing again: once, or if the server does not respond or
 * is overloaded, several times. A 404 means that the page is outdated: then reloads it, but not if text in a form
 * would be lost, or if it has just been reloaded.
 */
export async function recoverImage({ target }: Event) {
  if (!(target instanceof HTMLImageElement || target instanceof SVGUseElement)) return
  const url = target instanceof SVGUseElement ? target.href.baseVal : target.currentSrc
  const response = await fetch(url, { method: 'HEAD' }).catch(() => null) // null: no connection
  const isAnswered = response && response.status < 500 && response.status !== 429
  const retryCount = retryCounts.get(target) ?? 0
  if (isAnswered ? response.ok && retryCount === 0 : retryCount < maxRetries) {
    retryCounts.set(target, retryCount + 1)
    setTimeout(() => target.isConnected && requestAgain(target), isAnswered ? 0 : retryDelayMs)
  }
  if (response?.status !== 404 || isReload() || hasUnfinishedForm() || isReloading) return
  isReloading = true // several images fail at once
  location.reload()
}
