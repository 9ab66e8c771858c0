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

/** What visitors see after a pinch: its scale, and its position (px) in the layout viewport and in the page. */
export const readVisualViewport = (page: Page) =>
  page.evaluate(() => {
    const { scale, offsetLeft, pageLeft, pageTop } = visualViewport as VisualViewport
    return { scale, offsetLeft, pageLeft, pageTop }
  })

/** Zooms in at a point with two fingers. */
export async function pinch(page: Page, point: Point) {
  const cdpSession = await page.context().newCDPSession(page)
  await cdpSession.send('Input.synthesizePinchGesture', { ...point, scaleFactor: 2 })
  await expect.poll(async () => (await readVisualViewport(page)).scale).toBeGreaterThan(1.5)
}

/** Zooms in with two fingers, then drags to the left with one finger. Expects that both gestures work. */
export async function expectPinchAndPan(page: Page) {
  await pinch(page, { x: 200, y: 250 })
  const { offsetLeft } = await readVisualViewport(page)
  // Input.synthesizeScrollGesture cannot be used, because it ignores the CSS property `touch-action`.
  await dispatchTouches(
    page,
    Array.from({ length: 16 }, (_, step) => [{ x: 250 - 8 * step, y: 200 }]),
  )
  await expect.poll(async () => (await readVisualViewport(page)).offsetLeft).toBeGreaterThan(offsetLeft + 20)
}
