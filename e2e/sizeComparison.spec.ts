import { listComparedPieces } from '../owner/elevations.ts'
import { products } from './helpers/content.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import { measureBox, gotoHydrated, readScrollTop } from './helpers/pages.ts'

const pieces = listComparedPieces(products.pieces)
const comparison = (page: Page) => page.getByRole('navigation', { name: products.comparison.heading })

/** The arrow that shows that the row scrolls. */
const scrollArrow = (page: Page) => comparison(page).getByRole('paragraph').locator('svg')

test.describe('the size comparison', { tag: ['@readonly', '@mobile'] }, () => {
  test.skip(pieces.length === 0, 'the content has too few elevations')

  test('a click on its last drawing focuses that piece below the header', async ({ page }) => {
    await gotoHydrated(page, '/products')
    await comparison(page).getByRole('link').last().click()
    const figure = page.locator(`figure#piece-${pieces.at(-1)?.photograph}`)
    await expect(figure.getByRole('link')).toBeFocused()
    const { y, height } = await measureBox(page.getByRole('banner'))
    await expect.poll(async () => Math.abs((await measureBox(figure)).y - y - height)).toBeLessThan(40)
    await expect(figure.getByRole('link')).toBeInViewport()
  })

  test('scrolls horizontally with the keyboard focus', async ({ page }) => {
    await gotoHydrated(page, '/products')
    const list = comparison(page).getByRole('list')
    const canScroll = await list.evaluate((element) => element.scrollWidth > element.clientWidth)
    test.skip(!canScroll, 'the content has so few elevations that all are seen at once')
    const links = await comparison(page).getByRole('link').all()
    await expect(comparison(page).getByRole('link').last()).not.toBeInViewport()
    await expect(scrollArrow(page)).toBeVisible()
    await links[0]?.focus()
    const scrollTopBefore = await readScrollTop(page)
    for (const link of links) {
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 0.99 })
      expect(await readScrollTop(page), 'sideways only').toBe(scrollTopBefore)
      await page.keyboard.press('Tab')
    }
  })
})
