import { isReload } from './isReload.ts'
import { hasShownForm } from './useFormMemory.ts'

let isReloading = false

/**
 * Capturing `error` listener. If the server no longer has a photograph, the page is outdated: it reloads, unless it has shown
 * a form.
 */
export async function reloadIfOutdated({ target }: Event) {
  if (!(target instanceof HTMLImageElement) || isReload()) return
  const response = await fetch(target.currentSrc, { method: 'HEAD' }).catch(() => null) // null: offline
  if (response?.status !== 404 || hasShownForm() || isReloading) return
  isReloading = true // several photographs fail at once
  location.reload()
}
