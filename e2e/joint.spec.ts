import type { Page } from '@playwright/test'
import { labels } from './content.ts'
import { expect, goto, test } from './fixtures.ts'

const drawing = (page: Page) => page.getByRole('main').locator('section > svg')

/** Measures how far rail and pegs are from the closed joint: for each the larger of its two offsets, in px. */
const measureOffsets = (page: Page) =>
  drawing(page).evaluate((drawing) =>
    [...drawing.querySelectorAll('g > g, path:nth-child(3)')].map((part) => {
      const { x, y } = new DOMPoint().matrixTransform(
        (part as SVGGraphicsElement).getCTM() ?? new DOMMatrix(),
      )
      return Math.max(Math.abs(x), Math.abs(y))
    }),
  )

/** Scrolls the drawing's top edge to this share of the viewport's height: 0 is the top, 1 the bottom. */
const scrollJointTo = (page: Page, share: number) =>
  drawing(page).evaluate((drawing, share) => {
    scrollBy({ top: drawing.getBoundingClientRect().top - innerHeight * share, behavior: 'instant' })
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, share)

test.describe('the joint', { tag: ['@readonly', '@chromium'] }, () => {
  test.use({ allowStatus: [404] })

  test('closes as it is scrolled into view, the pegs last; under reduced motion it is always closed', async ({
    page,
  }) => {
    await goto(page, '/')
    await scrollJointTo(page, 0.9)
    for (const distance of await measureOffsets(page)) expect(distance).toBeGreaterThan(50)
    await scrollJointTo(page, 0.3)
    expect(await measureOffsets(page)).toEqual([0, 0])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await scrollJointTo(page, 0.9)
    expect(await measureOffsets(page)).toEqual([0, 0])
  })

  test('is open on the error page until the link home has hover or focus', async ({ page }) => {
    await goto(page, '/nope')
    for (const distance of await measureOffsets(page)) expect(distance).toBeGreaterThan(50)
    const homeLink = page.getByRole('link', { name: labels.errorPage.home, exact: true })
    await homeLink.hover()
    await expect.poll(() => measureOffsets(page)).toEqual([0, 0])
    await page.mouse.move(0, 0)
    await expect.poll(async () => Math.min(...(await measureOffsets(page)))).toBeGreaterThan(50)
    await page.keyboard.press('Tab')
    await homeLink.focus()
    await expect.poll(() => measureOffsets(page)).toEqual([0, 0])
  })
})
