/** What a second click would open, submit or toggle once more. */
const actsOnce = 'a, [type=submit], [aria-pressed]'

const findControl = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a, button') : null
let first: { control: Element | null; x: number; y: number } | undefined

/**
 * Capturing `click` listener of the window. Ignores the further clicks of a double or triple click on the controls above,
 * and on any control that the first click has put under the pointer, by showing another page, a dialog or a message.
 */
export function ignoreStrayClick(event: MouseEvent) {
  const control = findControl(event.target)
  if (event.detail <= 1 || !first) {
    first = { control, x: event.clientX, y: event.clientY }
    return
  }
  const isRepeated = control === first.control && control?.matches(actsOnce)
  if (!isRepeated && findControl(document.elementFromPoint(first.x, first.y)) === first.control) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
