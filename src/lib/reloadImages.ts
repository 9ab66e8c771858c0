/**
 * `online` listener of the window. Loads the photographs that failed while the visitor was offline, and the drawings. Firefox
 * loads these only on the next page.
 */
export function reloadImages() {
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
  for (const use of document.querySelectorAll('use')) use.setAttribute('href', use.href.baseVal)
}
