/** Requests failed photographs again. */
export function reloadPhotographs() {
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}

/** Requests failed photographs and all SVG drawings again. In Firefox this has no effect on drawings. */
export function reloadImages() {
  reloadPhotographs()
  for (const use of document.querySelectorAll('use')) use.setAttribute('href', use.href.baseVal)
}
