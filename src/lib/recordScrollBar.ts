/** Tells layout.css the width of the scroll bar, which it hides under an open menu or dialog. Call it before they open. */
export function recordScrollBar() {
  if (document.querySelector('dialog[open], [data-open]')) return // the scroll bar is already hidden
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
}
