import type { Page } from '@playwright/test'
import { home, findRoute } from '../content.ts'
import { expect, goto, reducedMotion, test } from '../fixtures.ts'
import { allPaths, pageGuardOptions } from './states.ts'

test.use({ ...pageGuardOptions, ...reducedMotion })

/** Finds elements with running animations. Scroll-driven animations do not count: the visitor moves them. */
const findMovingElements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : 'unknown',
      ),
  )

for (const path of allPaths)
  test(`${path} has no running animation or transition, at its top and at its end`, async ({ page }) => {
    await goto(page, path)
    await expect.poll(() => findMovingElements(page)).toEqual([])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => findMovingElements(page)).toEqual([])
    const slowElements = await page.evaluate(() =>
      Array.from(document.body.querySelectorAll('*'), (element) => {
        const { transitionDelay, transitionDuration } = getComputedStyle(element)
        const seconds = `${transitionDelay}, ${transitionDuration}`.split(', ').map(parseFloat)
        return Math.max(...seconds) > 0.001 ? element.outerHTML.slice(0, 80) : ''
      }).filter(Boolean),
    )
    expect(slowElements).toEqual([])
  })

test('"ABOUT US" jumps to the top without smooth scrolling', async ({ page }) => {
  await goto(page, '/')
  await page.evaluate(() => {
    const originalScrollTo = window.scrollTo.bind(window)
    window.scrollTo = ((options: ScrollToOptions) => {
      document.documentElement.dataset.scrolled = options.behavior
      originalScrollTo(options)
    }) as typeof window.scrollTo
  })
  await page.getByRole('link', { name: home.intro.button, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: findRoute('/about').heading })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'instant')
})
