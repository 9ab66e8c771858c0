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

for (const [address, width] of [...addresses.map((address) => [address, 320] as const), ['/', 1280] as const])
  test(`every control of ${address} is at least 24 px wide and high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await goto(page, address)
    expect(await small(page)).toEqual([])
  })

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 720 } })

  for (const [what, address, act] of [
    ['lightbox', '/products', openLightbox],
    ['tour', '/', openTour],
    ['open menu', '/', openMenu],
  ] as const)
    test(`so is every control of the ${what}`, async ({ page }) => {
      await goto(page, address)
      await act(page)
      expect(await small(page)).toEqual([])
    })
})
