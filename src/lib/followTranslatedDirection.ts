/** Keeps the direction of a translated page. Google's and Chrome's translations only mark the page with a class. */
export function followTranslatedDirection() {
  const root = document.documentElement
  const setDirection = () => {
    root.dir = root.classList.contains('translated-rtl') ? 'rtl' : ''
  }
  setDirection()
  new MutationObserver(setDirection).observe(root, { attributeFilter: ['class'] })
}
