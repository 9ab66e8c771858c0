/** Requests failed photographs again. */
export function requestFailedPhotographs() {
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}

/** Requests failed photographs and all SVG drawings again. In Firefox this has no effect on drawings. */
export function requestFailedImages() {
  requestFailedPhotographs()
  for (const use of document.querySelectorAll('use')) use.setAttribute('href', use.href.baseVal)
}
