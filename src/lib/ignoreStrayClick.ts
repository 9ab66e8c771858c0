/** What a second click would open, submit or toggle once more. */
const actsOnce = 'a, [type=submit], [aria-pressed]'
/** Longest time (ms) and distance (px) between the taps of a double tap. */
const [doubleTapMs, doubleTapPx] = [400, 30]

const findControl = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a, button') : null
let first = { control: null as Element | null, x: 0, y: 0, time: -doubleTapMs }

/**
 * Capturing `click` listener of the window. Ignores the further clicks of a double or triple click on the controls above,
 * and on any control that the first click has put under the pointer, by showing another page, a dialog or a message.
 */
export function ignoreStrayClick(event: MouseEvent) {
  const control = findControl(event.target)
  const { clientX: x, clientY: y, timeStamp: time } = event
  // Safari on iOS reports each tap of a double tap as a first click. Only Safari has GestureEvent.
  const isSecondTap =
    'GestureEvent' in window &&
    time - first.time < doubleTapMs &&
    Math.hypot(x - first.x, y - first.y) < doubleTapPx
  if (event.detail === 0 || (event.detail === 1 && !isSecondTap))
    return void (first = { control, x, y, time })
  const isRepeated = control === first.control && control?.matches(actsOnce)
  if (!isRepeated && findControl(document.elementFromPoint(first.x, first.y)) === first.control) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
