import { finalCounterTexts, home } from './helpers/content.ts'
import { advanceClock, freezeClock, gotoWithFrozenClock, waitForRender } from './helpers/clock.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import { counterNumbers, followLink, setScrollTop, waitForHydration } from './helpers/pages.ts'
import { proves } from './specification.ts'

const counters = (page: Page) => page.getByRole('region', { name: home.counters.heading })

const readNumbers = (page: Page) => counterNumbers(page).allTextContents()

const { items } = home.counters
/** The texts of all counters after `counted` ms: 1 more per ms, up to the target with its plus sign, if any. */
const computeNumbersAfter = (counted: number) =>
  items.map(({ target, plus }) => (counted >= target ? `${target}${plus ? '+' : ''}` : String(counted)))
/** Opens the home page with a frozen clock; the counters are idle at 0. */
async function openWithIdleCounters(page: Page) {
  await gotoWithFrozenClock(page, '/')
  await expect.poll(() => readNumbers(page)).toEqual(computeNumbersAfter(0))
  // Frames come at multiples of 16 ms. Advances the clock to the next frame, where the tests begin to count time.
  const frameOffsetMs = await page.evaluate(() => performance.now() % 16)
  if (frameOffsetMs > 0) await advanceClock(page, 16 - frameOffsetMs)
}

async function openAndStartCounters(page: Page) {
  await openWithIdleCounters(page)
  await setScrollTop(page, 301)
  await advanceClock(page, 160)
}

test.describe('the counters', { tag: '@readonly' }, () => {
  test(
    'are 0 up to 300 px of scrolling, then rise by 1 each millisecond up to their targets, rendered once a frame',
    proves('constants.trigger', 'states.counters.idle', 'states.counters.step', 'constants.step'),
    async ({ page }) => {
      await openWithIdleCounters(page)
      await expect(counters(page).locator('[aria-live], [role=status], [role=timer], output')).toHaveCount(0)
      for (const top of [0, 300]) {
        await setScrollTop(page, top)
        await advanceClock(page, 4_000)
        expect(await readNumbers(page), `scrolled by ${top} px`).toEqual(computeNumbersAfter(0))
      }
      await setScrollTop(page, 301)
      // Frames come every 16 ms, so none within these 8 ms. Each step below ends at a frame: the first at 8 + 120 ms.
      await advanceClock(page, 8)
      expect(await readNumbers(page)).toEqual(computeNumbersAfter(0))
      let countedMs = 0
      for (const ms of [120, 32, 1424, 16, 896, 16]) {
        await advanceClock(page, ms)
        countedMs += ms
        expect(await readNumbers(page), `after ${countedMs} ms`).toEqual(computeNumbersAfter(countedMs + 8))
      }
      await setScrollTop(page, 0)
      await setScrollTop(page, 400)
      await advanceClock(page, Math.max(0, ...items.map(({ target }) => target - countedMs)) + 16)
      expect(await readNumbers(page)).toEqual(finalCounterTexts)
    },
  )

  test('show their targets under reduced motion', { tag: '@chromium' }, async ({ page }) => {
    await openAndStartCounters(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => readNumbers(page)).toEqual(finalCounterTexts)
    await page.goto('/')
    await waitForHydration(page)
    expect(await readNumbers(page), 'immediately').toEqual(finalCounterTexts)
  })

  test(
    'start on a page that opens scrolled',
    proves('home.counters', 'home.counters.trigger', 'constants.targets'),
    async ({ page }) => {
      await freezeClock(page)
      await page.goto('/')
      await setScrollTop(page, 301)
      await waitForHydration(page)
      await expect.poll(() => readNumbers(page)).toEqual(computeNumbersAfter(0))
      await advanceClock(page, 10_100)
      expect(await readNumbers(page)).toEqual(finalCounterTexts)
    },
  )

  test('are 0 after Back to the top from a page that was scrolled', async ({ page }) => {
    await openWithIdleCounters(page)
    await followLink(page, '/about')
    await setScrollTop(page, 900)
    await page.goBack()
    await expect(counters(page)).toBeAttached()
    await advanceClock(page, 4_000)
    expect(await readNumbers(page)).toEqual(computeNumbersAfter(0))
  })

  test('count once, also if the visitor leaves', proves('states.counters.once'), async ({ page }) => {
    await openAndStartCounters(page)
    await followLink(page, '/about')
    await page.goBack()
    await expect(counters(page)).toBeAttached()
    await waitForRender(page)
    expect(await readNumbers(page)).toEqual(finalCounterTexts)
    await setScrollTop(page, 301)
    await advanceClock(page, 160)
    expect(await readNumbers(page)).toEqual(finalCounterTexts)
  })
})
