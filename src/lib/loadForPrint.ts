/** Loads all images before printing: Safari does not print lazy images that were never scrolled into view. */
export function loadForPrint() {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager'
  })
}
