/** Controls on which a double click counts once. Not the menu's button: two quick taps open and close the menu. */
const oneClickSelector = 'a, [type=submit], [aria-pressed]'
/** Longest time (ms) and distance (px) between the taps of a double tap. */
const [maxDoubleTapMs, maxDoubleTapPx] = [400, 30]

const findControl = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a, button') : null
let firstClick = { control: null as Element | null, x: 0, y: 0, time: -maxDoubleTapMs }

/**
 * Capturing `click` listener of the window. Ignores the later clicks of a double or triple click in two cases: on
 * a control in `oneClickSelector`, and where the first click has put another control under the pointer.
 */
export function ignoreStrayClick(event: MouseEvent) {
  const control = findControl(event.target)
  const { clientX: x, clientY: y, timeStamp: time } = event
  // Safari on iOS reports each tap of a double tap as a first click. Only Safari has GestureEvent.
  const isSecondTap =
    'GestureEvent' in window &&
    time - firstClick.time < maxDoubleTapMs &&
    Math.hypot(x - firstClick.x, y - firstClick.y) < maxDoubleTapPx
  if (event.detail === 0 || (event.detail === 1 && !isSecondTap)) {
    firstClick = { control, x, y, time }
    return
  }
  const controlAtFirstPoint = findControl(document.elementFromPoint(firstClick.x, firstClick.y))
  const isStray =
    control === firstClick.control
      ? control?.matches(oneClickSelector)
      : controlAtFirstPoint !== firstClick.control // else the visitor has moved the pointer to another control
  if (!isStray) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
