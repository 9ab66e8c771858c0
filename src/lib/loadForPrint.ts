/** Safari prints no lazy photographs that have not been scrolled to. */
export function loadForPrint() {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager'
  })
}
