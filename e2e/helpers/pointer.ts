import { expect, type Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Drags with a button of the mouse from `start` through the other points. */
export async function drag(page: Page, button: 'left' | 'right', start: Point, ...points: Point[]) {
  await page.mouse.move(start.x, start.y)
  await page.mouse.down({ button })
  for (const { x, y } of points) await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up({ button })
}

/** Dispatches touch events, then lifts all fingers. `moments` has the positions of all fingers at each moment. */
export async function dispatchTouches(page: Page, moments: Point[][]) {
  const cdpSession = await page.context().newCDPSession(page)
  let fingerCount = 0
  for (const touchPoints of moments) {
    const type = touchPoints.length > fingerCount ? 'touchStart' : 'touchMove'
    await cdpSession.send('Input.dispatchTouchEvent', { type, touchPoints })
    fingerCount = touchPoints.length
  }
  await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Moves a finger far to the left; with `isPinching` also moves a second finger to the right. */
export const swipeByTouch = (page: Page, { x, y }: Point, isPinching = false) =>
  dispatchTouches(page, [
    [{ x, y }],
    [{ x: isPinching ? x : x - 75, y }, ...(isPinching ? [{ x: x + 40, y: y + 80 }] : [])],
    [{ x: x - 150, y }, ...(isPinching ? [{ x: x + 60, y: y + 160 }] : [])],
  ])

/** Zooms in with two fingers, then drags to the left with one finger. Expects that both gestures work. */
export async function expectPinchAndPan(page: Page) {
  const cdpSession = await page.context().newCDPSession(page)
  await cdpSession.send('Input.synthesizePinchGesture', { x: 200, y: 250, scaleFactor: 2 })
  const readView = () =>
    page.evaluate(() => ({ scale: visualViewport?.scale ?? 1, left: visualViewport?.offsetLeft ?? 0 }))
  await expect.poll(async () => (await readView()).scale).toBeGreaterThan(1.5)
  const { left } = await readView()
  // Input.synthesizeScrollGesture cannot be used, because it ignores the CSS property `touch-action`.
  await dispatchTouches(
    page,
    Array.from({ length: 16 }, (_, step) => [{ x: 250 - 8 * step, y: 200 }]),
  )
  await expect.poll(async () => (await readView()).left).toBeGreaterThan(left + 20)
}
