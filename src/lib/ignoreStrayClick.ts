let firstControl: Element | null = null

/**
 * Capturing `click` listener of the window. Ignores the further clicks of a double or triple click on a link, which could
 * open two mail windows. Also on a button, if the first click has put something else under the pointer, such as another
 * page, a dialog or a message.
 */
export function ignoreStrayClick(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null
  if (event.detail <= 1) firstControl = control
  else if (control !== firstControl || control?.matches('a')) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}
