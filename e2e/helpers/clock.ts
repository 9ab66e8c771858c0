import type { Page } from '@playwright/test'
import { waitForHydration } from './pages.ts'

/** Freezes the page's clock, before the first navigation. Then only `advanceClock` and `page.clock` let time pass. */
export const freezeClock = (page: Page) => page.clock.pauseAt(new Date('2026-01-01T00:00:00Z'))

export async function gotoWithFrozenClock(page: Page, path: string) {
  await freezeClock(page)
  await page.goto(path)
  await waitForHydration(page)
}

/** Advances the frozen clock and waits for React to render. */
export async function advanceClock(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds)
  await waitForRender(page)
}

/**
 * Waits until React has rendered pending state changes, for example those that timers have made. React schedules by
 * MessageChannel (provideSetImmediate.ts), which a frozen clock does not stop. So this function waits by
 * MessageChannel, too: one turn each for a rendering, its effects and the rendering that they cause.
 */
export const waitForRender = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
  })

/** Waits for `count` animation frames. With a frozen clock, there are none. */
export const waitForFrames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)

/** Makes the page believe that its tab is hidden, or visible again. */
export const setTabHidden = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
