/** Requests the file of a photograph or SVG drawing again. In Firefox this has no effect on drawings. */
export function requestAgain(image: HTMLImageElement | SVGUseElement) {
  if (image instanceof SVGUseElement) image.setAttribute('href', image.href.baseVal)
  else image.setAttribute('src', image.src)
}

/** Requests all failed photographs and drawings again. */
export function requestFailedImages() {
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) requestAgain(image)
  for (const use of document.querySelectorAll('use'))
    if (!use.getBoundingClientRect().width) requestAgain(use)
}
