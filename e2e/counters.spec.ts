import type { Page } from '@playwright/test'
import { home } from './content.ts'
import * as harness from './fixtures.ts'
import { advanceClock, expect, gotoFrozen, scrollTo, test } from './fixtures.ts'
import { proves } from './specification.ts'

const counters = (page: Page) => page.getByRole('region', { name: home.counters.heading })

/** Reads the numbers that the counters show, in page order. */
const readNumbers = (page: Page) =>
  counters(page)
    .getByRole('definition')
    .evaluateAll((all) => all.map((each) => each.textContent))

const { items } = home.counters
const counterLabels = items.map(({ label }) => label)
/** The texts of all counters when they have counted up to `counted`. A counter stops at its target. */
const numbersAt = (counted: number) =>
  items.map(({ target, plus }) => (counted >= target ? `${target}${plus ? '+' : ''}` : String(counted)))
const targetTexts = numbersAt(Infinity)
const zeroTexts = numbersAt(0)
const largestTarget = Math.max(...items.map(({ target }) => target))

/** Opens the home page with a frozen clock; the counters are idle at 0. */
async function openWithIdleCounters(page: Page) {
  await gotoFrozen(page, '/')
  await expect.poll(() => readNumbers(page)).toEqual(zeroTexts)
  // All later animation frames come at multiples of 16 ms.
  const late = await page.evaluate(() => performance.now() % 16)
  if (late > 0) await advanceClock(page, 16 - late)
}

async function openAndStartCounters(page: Page) {
  await openWithIdleCounters(page)
  await scrollTo(page, 301)
  await advanceClock(page, 160)
}

test.describe('the counters', { tag: '@readonly' }, () => {
  test(
    'are in the specified order, and show 0 up to 300 px of scrolling',
    proves('home.counters', 'home.counters.trigger', 'constants.trigger', 'states.counters.idle'),
    async ({ page }) => {
      await openWithIdleCounters(page)
      await expect(counters(page).getByRole('term')).toHaveText(counterLabels)
      await expect(counters(page).locator('[aria-live], [role=status], [role=timer], output')).toHaveCount(0)
      await advanceClock(page, 5000)
      expect(await readNumbers(page)).toEqual(zeroTexts)
      await scrollTo(page, 300)
      await advanceClock(page, 3000)
      expect(await readNumbers(page)).toEqual(zeroTexts)
    },
  )

  test(
    'rise by 1 each millisecond up to their targets, rendered once a frame',
    proves(
      'home.counters',
      'home.counters.trigger',
      'constants.trigger',
      'states.counters.step',
      'constants.step',
      'constants.targets',
    ),
    async ({ page }) => {
      await openWithIdleCounters(page)
      await scrollTo(page, 301)
      // Frames come every 16 ms: none comes within these 8 ms. All steps below end on a frame, since 8 + 120 is 8 x 16.
      await advanceClock(page, 8)
      expect(await readNumbers(page)).toEqual(zeroTexts)
      let counted = 0
      for (const ms of [120, 32, 1424, 16, 896, 16]) {
        await advanceClock(page, ms)
        counted += ms
        expect(await readNumbers(page), `after ${counted} ms`).toEqual(numbersAt(counted + 8))
      }
      await advanceClock(page, Math.max(0, largestTarget - counted) + 16)
      expect(await readNumbers(page)).toEqual(targetTexts)
    },
  )

  test('continue when the visitor scrolls back', async ({ page }) => {
    await openAndStartCounters(page)
    await scrollTo(page, 0)
    await scrollTo(page, 400)
    await advanceClock(page, 160)
    expect(await readNumbers(page)).toEqual(numbersAt(320))
  })

  test('show their targets when the visitor turns motion off', { tag: '@chromium' }, async ({ page }) => {
    await openAndStartCounters(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => readNumbers(page)).toEqual(targetTexts)
    await advanceClock(page, 160)
    expect(await readNumbers(page)).toEqual(targetTexts)
  })

  test('start on a page that opens scrolled', proves('home.counters.trigger'), async ({ page }) => {
    await harness.freezeClock(page)
    await page.goto('/')
    await scrollTo(page, 301)
    await harness.waitForHydration(page)
    await expect.poll(() => readNumbers(page)).toEqual(zeroTexts)
    await advanceClock(page, 10_100)
    expect(await readNumbers(page)).toEqual(targetTexts)
  })

  test(
    'do not count again when the visitor leaves while they count',
    proves('states.counters.once', 'home.counters.trigger'),
    async ({ page }) => {
      await openAndStartCounters(page)
      await harness.followLink(page, '/about')
      await page.goBack()
      await expect(counters(page)).toBeAttached()
      await harness.waitForRender(page)
      expect(await readNumbers(page)).toEqual(targetTexts)
      await scrollTo(page, 301)
      await advanceClock(page, 160)
      expect(await readNumbers(page)).toEqual(targetTexts)
    },
  )
})

test('counters fill their rows on a phone', { tag: '@readonly' }, async ({ page }) => {
  test.skip(![2, 3, 4, 6].includes(items.length), 'the content has a number of them that fills no rows')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const tops = await counters(page)
    .getByRole('term')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
  const rows = Object.values(Object.groupBy(tops, String)).map((row) => row?.length)
  expect(new Set(rows).size, `${rows.join(' and ')} in the rows`).toBe(1)
})

test.describe('the counters under reduced motion', { tag: ['@chromium', '@readonly'] }, () => {
  test.use(harness.reducedMotion)

  test('show their targets immediately', async ({ page }) => {
    await gotoFrozen(page, '/')
    expect(await readNumbers(page)).toEqual(targetTexts)
    await scrollTo(page, 301)
    await advanceClock(page, 160)
    expect(await readNumbers(page)).toEqual(targetTexts)
  })
})
