let firstControl: Element | null = null

/**
 * Capturing `click` listener of the window. Ignores the second click of a double click on a link or button, if the first
 * click has put something else under the pointer, such as another page, a dialog or a message.
 */
export function ignoreStrayClick(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null
  if (event.detail <= 1) firstControl = control
  if (control === firstControl) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
