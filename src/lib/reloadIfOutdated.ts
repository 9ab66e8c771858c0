import { isReload } from './isReload.ts'

let isReloading = false

/**
 * Capturing `error` listener. If the server no longer has a photograph, the page is of an earlier version of the site
 * and is reloaded. A page with a form is not reloaded, because the visitor may have typed something.
 */
export async function reloadIfOutdated({ target }: Event) {
  if (!(target instanceof HTMLImageElement) || document.forms[0] || isReload()) return
  const response = await fetch(target.currentSrc, { method: 'HEAD' }).catch(() => null) // null: offline
  if (response?.status !== 404 || isReloading) return
  isReloading = true // several photographs fail at once
  location.reload()
}
