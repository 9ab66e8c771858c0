let firstControl: Element | null = null

/** What a second click would open, submit or toggle once more. */
const actsOnce = 'a, [type=submit], [aria-pressed]'

/**
 * Capturing `click` listener of the window. Ignores the further clicks of a double or triple click on these controls. On any
 * other, too, if the first click has put it under the pointer by showing another page, a dialog or a message.
 */
export function ignoreStrayClick(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null
  if (event.detail <= 1) firstControl = control
  else if (control !== firstControl || control?.matches(actsOnce)) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}
