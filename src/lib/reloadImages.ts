/** Requests failed photographs again, for example after a lost connection, and all drawings (not in Firefox). */
export function reloadImages() {
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
  for (const use of document.querySelectorAll('use')) use.setAttribute('href', use.href.baseVal)
}
