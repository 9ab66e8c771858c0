import { hasShownForm } from '../forms/useFormMemory.ts'
import { isReload } from '../lib/isReload.ts'

const retriedImages = new WeakSet<HTMLImageElement>()
let isReloading = false

/**
 * Capturing `error` listener. Requests a failed photograph once more. If the server no longer has it, the
 * page is outdated: reloads it, unless it has shown a form, whose text would be lost, or was already
 * reloaded.
 */
export async function recoverPhotograph({ target }: Event) {
  if (!(target instanceof HTMLImageElement)) return
  const response = await fetch(target.currentSrc, { method: 'HEAD' }).catch(() => null) // null: offline
  if (response?.ok && !retriedImages.has(target)) {
    retriedImages.add(target)
    target.setAttribute('src', target.src)
  }
  if (response?.status !== 404 || isReload() || hasShownForm() || isReloading) return
  isReloading = true // several photographs fail at once
  location.reload()
}
