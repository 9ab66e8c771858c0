import type { Page } from '@playwright/test'
import { home, route } from './content.ts'
import {
  alignToFrame,
  expect,
  freeze,
  gotoFrozen,
  heading,
  waitForHydration,
  pass,
  reducedMotion,
  rendered,
  scrollTo,
  test,
} from './fixtures.ts'
import { proves } from './specification.ts'

const strip = (page: Page) => page.getByRole('region', { name: home.counters.heading })

/** The visible numbers, in page order. */
const shown = (page: Page) =>
  strip(page)
    .getByRole('definition')
    .evaluateAll((all) => all.map((each) => each.textContent))

const { items } = home.counters
const labels = items.map(({ label }) => label)
/** Texts of all counters at the count `counted`; a counter stops at its target. */
const shownAt = (counted: number) =>
  items.map(({ target, plus }) => (counted >= target ? `${target}${plus ? '+' : ''}` : String(counted)))
const targets = shownAt(Infinity)
const zeros = shownAt(0)
const longest = Math.max(...items.map(({ target }) => target))

/** Opens the home page with a frozen clock and idle counters. */
async function open(page: Page) {
  await gotoFrozen(page, '/')
  await expect.poll(() => shown(page)).toEqual(zeros)
  await alignToFrame(page)
}

test.describe('the counters', { tag: '@readonly' }, () => {
  test(
    'stand in the specified order, idle at 0 up to 300 px',
    proves('home.counters', 'home.counters.trigger', 'constants.trigger', 'states.counters.idle'),
    async ({ page }) => {
      await open(page)
      await expect(strip(page).getByRole('term')).toHaveText(labels)
      await expect(strip(page).locator('[aria-live], [role=status], [role=timer], output')).toHaveCount(0)
      await pass(page, 5000)
      expect(await shown(page)).toEqual(zeros)
      await scrollTo(page, 300)
      await pass(page, 3000)
      expect(await shown(page)).toEqual(zeros)
    },
  )

  test(
    'rise by 1 each millisecond, painted once a frame, until their targets',
    proves(
      'home.counters',
      'home.counters.trigger',
      'constants.trigger',
      'states.counters.step',
      'constants.step',
      'constants.targets',
    ),
    async ({ page }) => {
      await open(page)
      await scrollTo(page, 301)
      // Frames come every 16 ms, so the eighth has just been painted 128 ms after the start.
      await pass(page, 8)
      expect(await shown(page)).toEqual(zeros)
      let counted = 0
      for (const ms of [120, 32, 1424, 16, 896, 16]) {
        await pass(page, ms)
        counted += ms
        expect(await shown(page), `after ${counted} ms`).toEqual(shownAt(counted + 8))
      }
      await pass(page, Math.max(0, longest - counted) + 16)
      expect(await shown(page)).toEqual(targets)
    },
  )

  test('count on when the visitor scrolls back', async ({ page }) => {
    await open(page)
    await scrollTo(page, 301)
    await pass(page, 160)
    await scrollTo(page, 0)
    await pass(page, 160)
    expect(await shown(page)).toEqual(shownAt(320))
  })

  test('count on a page that opens already scrolled', proves('home.counters.trigger'), async ({ page }) => {
    await freeze(page)
    await page.goto('/')
    await scrollTo(page, 301)
    await waitForHydration(page)
    await expect.poll(() => shown(page)).toEqual(zeros)
    await pass(page, 10_100)
    expect(await shown(page)).toEqual(targets)
  })

  test(
    'count only the first time: who comes back sees the targets',
    proves('states.counters.once', 'home.counters.trigger'),
    async ({ page }) => {
      await open(page)
      await scrollTo(page, 301)
      await pass(page, 3000)
      await page
        .getByRole('banner')
        .getByRole('link', { name: route('/about').link, exact: true })
        .click()
      await expect(heading(page)).toHaveText(route('/about').heading)
      await page
        .getByRole('banner')
        .getByRole('link', { name: route('/').link, exact: true })
        .click()
      await expect(strip(page)).toBeAttached()
      await rendered(page)
      expect(await shown(page)).toEqual(targets)
      await scrollTo(page, 301)
      await pass(page, 160)
      expect(await shown(page)).toEqual(targets)
    },
  )

  test(
    'do not count twice when the visitor leaves while they count',
    proves('states.counters.once'),
    async ({ page }) => {
      await open(page)
      await scrollTo(page, 301)
      await pass(page, 160)
      await page
        .getByRole('banner')
        .getByRole('link', { name: route('/about').link, exact: true })
        .click()
      await expect(heading(page)).toHaveText(route('/about').heading)
      await page.goBack()
      await expect(strip(page)).toBeAttached()
      await rendered(page)
      expect(await shown(page)).toEqual(targets)
    },
  )
})

test.describe('the counters under reduced motion', { tag: ['@chromium', '@readonly'] }, () => {
  test.use(reducedMotion)

  test('show their targets at once', async ({ page }) => {
    await gotoFrozen(page, '/')
    expect(await shown(page)).toEqual(targets)
    await scrollTo(page, 301)
    await pass(page, 160)
    expect(await shown(page)).toEqual(targets)
  })
})
