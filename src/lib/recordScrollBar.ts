/** Records the width of the scroll bar, which layout.css keeps free. To be called before a menu or dialog opens. */
export function recordScrollBar() {
  if (document.querySelector('dialog[open], [data-open]')) return // the scroll bar is already hidden
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
}
