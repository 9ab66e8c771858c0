/** Call before a menu or dialog hides the scroll bar. Records its width, which layout.css replaces with padding. */
export function recordScrollBar() {
  if (document.querySelector('dialog[open], [data-open]')) return // the scroll bar is already hidden
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
}
