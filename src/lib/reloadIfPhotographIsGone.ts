import { hasShownForm } from '../forms/useFormMemory.ts'
import { isReload } from './isReload.ts'

let isReloading = false

/**
 * Capturing `error` listener. If the server no longer has a photograph, the page is outdated and is reloaded. Does
 * not reload if the document has shown a form, whose text would be lost, or if it was already reloaded.
 */
export async function reloadIfPhotographIsGone({ target }: Event) {
  if (!(target instanceof HTMLImageElement) || isReload()) return
  const response = await fetch(target.currentSrc, { method: 'HEAD' }).catch(() => null) // null: offline
  if (response?.status !== 404 || hasShownForm() || isReloading) return
  isReloading = true // several photographs fail at once
  location.reload()
}
