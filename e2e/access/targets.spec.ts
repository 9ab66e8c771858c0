import type { Page } from '@playwright/test'
import { expect, goto, test } from '../fixtures.ts'
import { addresses, expected, openLightbox, openMenu, openTour } from './states.ts'

test.use(expected)

/** Controls smaller than 24 x 24 px, except links in a sentence (WCAG 2.5.8). */
const small = (page: Page) =>
  page.evaluate(() => {
    const inSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      )
    return [...document.querySelectorAll('a[href], button, input, textarea, select')]
      .filter((control) => control.checkVisibility() && !control.closest('[inert]') && !inSentence(control))
      .map((control) => ({ control, ...control.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width < 24 || height < 24)
      .map(
        ({ control, width, height }) =>
          `${control.getAttribute('aria-label') ?? control.textContent}: ${width} x ${height}`,
      )
  })

for (const width of [320, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } })

    for (const address of addresses)
      test(`every control of ${address} is at least 24 px wide and high`, async ({ page }) => {
        await goto(page, address)
        expect(await small(page)).toEqual([])
      })

    test('so are those of the lightbox', async ({ page }) => {
      await goto(page, '/products')
      await openLightbox(page)
      expect(await small(page)).toEqual([])
    })

    test('so is the way out of the tour', async ({ page }) => {
      await goto(page, '/')
      await openTour(page)
      expect(await small(page)).toEqual([])
    })
  })

test('so are those of the open menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await goto(page, '/')
  await openMenu(page)
  expect(await small(page)).toEqual([])
})
