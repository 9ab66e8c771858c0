import type { Page } from '@playwright/test'
import {
  alignToFrame,
  expect,
  freeze,
  gotoFrozen,
  heading,
  live,
  pass,
  reducedMotion,
  rendered,
  scrollTo,
  test,
} from './fixtures.ts'
import { proves } from './specification.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'The firm in numbers' })

/** What a sighted visitor reads, in the order of the page. */
const shown = (page: Page) =>
  strip(page)
    .getByRole('definition')
    .evaluateAll((all) => all.map((each) => each.textContent))

const labels = ['Designs', 'Factories', 'Machines', 'Workforce', 'Experience', 'Countries']
const targets = ['2500+', '2', '150+', '1600+', '21+', '15+']
const zeros = ['0', '0', '0', '0', '0', '0']

/** Opens the home page with a stopped clock and the counters waiting. */
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
      // Frames come every 16 ms: 128 ms after the start the eighth has just been painted.
      for (const [ms, numbers] of [
        [8, zeros],
        [120, ['128', '2', '128', '128', '21+', '15+']],
        [32, ['160', '2', '150+', '160', '21+', '15+']],
        [1424, ['1584', '2', '150+', '1584', '21+', '15+']],
        [16, ['1600', '2', '150+', '1600+', '21+', '15+']],
        [896, ['2496', '2', '150+', '1600+', '21+', '15+']],
        [16, targets],
      ] as const) {
        await pass(page, ms)
        expect(await shown(page)).toEqual(numbers)
      }
    },
  )

  test('count on when the visitor scrolls back', async ({ page }) => {
    await open(page)
    await scrollTo(page, 301)
    await pass(page, 160)
    await scrollTo(page, 0)
    await pass(page, 160)
    expect((await shown(page))[0]).toBe('320')
  })

  test('count on a page that opens already scrolled', proves('home.counters.trigger'), async ({ page }) => {
    await freeze(page)
    await page.goto('/')
    await scrollTo(page, 301)
    await live(page)
    await expect.poll(() => shown(page)).toEqual(zeros)
    await pass(page, 3000)
    expect(await shown(page)).toEqual(targets)
  })

  test(
    'count only the first time: who comes back sees the targets',
    proves('states.counters.once', 'home.counters.trigger'),
    async ({ page }) => {
      await open(page)
      await scrollTo(page, 301)
      await pass(page, 3000)
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
      await expect(heading(page)).toHaveText('Our Firm')
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
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
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
      await expect(heading(page)).toHaveText('Our Firm')
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
