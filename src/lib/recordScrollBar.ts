/** Call before a menu or dialog hides the scroll bar. Records its width, which layout.css replaces with padding. */
export function recordScrollBar() {
  if (document.querySelector('dialog[open], [data-menu-open]')) return // it is already hidden, so its width would be 0
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
}
