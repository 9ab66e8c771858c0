/** Sets the direction of a page that Google or Chrome has translated: they only mark the page with a class. */
export function followTranslatedDirection() {
  const root = document.documentElement
  let isMirrored = false
  const setDirection = () => {
    if (root.classList.contains('translated-rtl') === isMirrored) return // keeps a direction that others have set
    isMirrored = !isMirrored
    root.dir = isMirrored ? 'rtl' : ''
  }
  setDirection()
  new MutationObserver(setDirection).observe(root, { attributeFilter: ['class'] })
}
