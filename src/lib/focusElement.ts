/** Focuses an element, even if it is no control. Does not scroll. */
export function focusElement(element: HTMLElement | null) {
  if (!element) return
  // focus() needs a tabindex. The listeners below remove it, because with a tabindex each click on the element's text
  // would focus the element, and Tab would start at its top.
  element.tabIndex = -1
  // Not addEventListener: each further call would add listeners.
  element.onblur = element.onpointerdown = ({ type }: Event) => {
    // `blur` also fires when the whole window loses the focus, but then the element is still the active element.
    if (type === 'pointerdown' || document.activeElement !== element) element.removeAttribute('tabindex')
  }
  element.focus({ preventScroll: true })
}
