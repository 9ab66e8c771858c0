import type { Page } from '@playwright/test'
import { expect, goto, gotoFrozen, scrollTo, test } from '../fixtures.ts'
import { addresses, expected, openLightbox, openMenu, phone, slideShow } from './states.ts'

test.use({ ...expected, contextOptions: { strictSelectors: true, reducedMotion: 'reduce' } })

/** What is moving by itself; what follows the visitor's own scrolling does not count. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : 'unknown',
      ),
  )

for (const address of addresses)
  test(`nothing moves on ${address}, at the top or at the end`, async ({ page }) => {
    await goto(page, address)
    await expect.poll(() => moving(page)).toEqual([])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => moving(page)).toEqual([])
  })

for (const address of addresses)
  test(`no change of ${address} takes time`, async ({ page }) => {
    await goto(page, address)
    const slow = await page.evaluate(() =>
      Array.from(document.body.querySelectorAll('*'), (element) => {
        const { transitionDelay, transitionDuration } = getComputedStyle(element)
        const seconds = `${transitionDelay}, ${transitionDuration}`.split(', ').map(parseFloat)
        return Math.max(...seconds) > 0.001 ? element.outerHTML.slice(0, 80) : ''
      }).filter(Boolean),
    )
    expect(slow).toEqual([])
  })

test('the slides stand until the visitor starts them', async ({ page }) => {
  await gotoFrozen(page, '/')
  await slideShow(page)
  await page.clock.runFor(20_000)
  await expect(page.getByRole('group', { name: '1 of 3' })).not.toHaveAttribute('inert')
})

test('the slides move once the visitor has started them', async ({ page }) => {
  await gotoFrozen(page, '/')
  await slideShow(page)
  await page.getByRole('button', { name: 'Start slide show' }).click()
  await page.clock.runFor(2_500)
  await expect(page.getByRole('group', { name: '2 of 3' })).not.toHaveAttribute('inert')
})

test('counters show their final numbers from the start', async ({ page }) => {
  await gotoFrozen(page, '/')
  const numbers = page.getByRole('region', { name: 'The firm in numbers' }).getByRole('img')
  await expect(numbers).toHaveText(['2500+', '2', '150+', '1600+', '21+', '15+'])
  await scrollTo(page, 400)
  await expect(numbers).toHaveText(['2500+', '2', '150+', '1600+', '21+', '15+'])
})

test('the marks stand in a row, and there is nothing to pause', async ({ page }) => {
  await goto(page, '/about')
  const region = page.getByRole('region', { name: 'Certifications' })
  await expect(region.getByRole('img')).toBeVisible()
  await expect(region.getByRole('button')).toHaveCount(0)
})

test('"ABOUT US" jumps to the top instead of gliding', async ({ page }) => {
  await goto(page, '/')
  await page.evaluate(() => {
    const scroll = window.scrollTo.bind(window)
    window.scrollTo = ((options: ScrollToOptions) => {
      document.documentElement.dataset.scrolled = options.behavior
      scroll(options)
    }) as typeof window.scrollTo
  })
  await page.getByRole('link', { name: 'ABOUT US', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Our Firm' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'instant')
})

test('nothing moves with the lightbox open', async ({ page }) => {
  await goto(page, '/products')
  await openLightbox(page)
  await expect.poll(() => moving(page)).toEqual([])
})

test('nothing moves with the menu open', async ({ page }) => {
  await page.setViewportSize(phone)
  await goto(page, '/')
  await openMenu(page)
  await expect.poll(() => moving(page)).toEqual([])
})
