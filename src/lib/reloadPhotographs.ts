/** `online` listener of the window. Loads the photographs that failed while the visitor was offline. */
export function reloadPhotographs() {
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}
