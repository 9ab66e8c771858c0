/** Loads the photographs that failed while the visitor was offline or elsewhere, and the drawings (not in Firefox). */
export function reloadImages() {
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
  for (const use of document.querySelectorAll('use')) use.setAttribute('href', use.href.baseVal)
}
