import { listComparedPieces } from '../owner/elevations.ts'
import { products } from './helpers/content.ts'
import { expect, test, type Locator, type Page } from './helpers/guards.ts'
import { goto } from './helpers/pages.ts'

const pieces = listComparedPieces(products.pieces)
const comparison = (page: Page) => page.getByRole('navigation', { name: products.comparison.heading })

/** The arrow that hints at scrolling. */
const scrollArrow = (page: Page) => comparison(page).getByRole('paragraph').locator('svg')

/** Measures the drawing of a piece itself, not the space reserved for it, and how far it is from the centre of its name, in px. */
const measureDrawing = (piece: Locator) =>
  piece.evaluate((link) => {
    const nameRange = document.createRange()
    nameRange.selectNodeContents(link.querySelector('span') ?? link)
    const name = nameRange.getBoundingClientRect()
    const { x, width, bottom } = (link.querySelector('use') ?? link).getBoundingClientRect()
    return { width, bottom, offset: x + width / 2 - name.x - name.width / 2 }
  })

test.describe('the size comparison', { tag: ['@readonly', '@mobile'] }, () => {
  test.skip(pieces.length === 0, 'the content has too few elevations')

  test('has all pieces on one line, at one scale, each above its name', async ({ page }) => {
    await goto(page, '/products')
    const links = await comparison(page).getByRole('link').all()
    expect(links).toHaveLength(pieces.length)
    await expect
      .poll(async () => (await measureDrawing(comparison(page).getByRole('link').first())).width)
      .toBeGreaterThan(0)
    const drawings = await Promise.all(links.map(measureDrawing))
    const bottoms = drawings.map(({ bottom }) => bottom)
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1.5)
    // All pieces must be drawn at the same scale (mm per px).
    const scales = drawings.map(({ width }, index) => (pieces[index]?.width ?? 0) / width)
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.05)
    for (const { offset } of drawings) expect(Math.abs(offset)).toBeLessThan(4)
  })

  test('links to the photographs, below the header', async ({ page }) => {
    await goto(page, '/products')
    for (const { photograph, label } of pieces) {
      await comparison(page).getByRole('link', { name: label, exact: true }).click()
      const figure = page.locator(`figure#piece-${photograph}`)
      await expect(figure.getByRole('link'), label).toBeFocused()
      await expect
        .poll(() =>
          figure.evaluate((element) => {
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN
            return Math.abs(element.getBoundingClientRect().top - header)
          }),
        )
        .toBeLessThan(40)
      await expect(figure.getByRole('link')).toBeInViewport()
    }
  })

  test('scrolls horizontally with the keyboard focus', async ({ page }) => {
    await goto(page, '/products')
    const list = comparison(page).getByRole('list')
    const canScroll = await list.evaluate((element) => element.scrollWidth > element.clientWidth)
    test.skip(!canScroll, 'the content has so few elevations that all are seen at once')
    const links = await comparison(page).getByRole('link').all()
    await expect(comparison(page).getByRole('link').last()).not.toBeInViewport()
    await expect(scrollArrow(page)).toBeVisible()
    await links[0]?.focus()
    const top = await page.evaluate(() => scrollY)
    for (const link of links) {
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 0.99 })
      expect(await page.evaluate(() => scrollY), 'sideways only').toBe(top)
      await page.keyboard.press('Tab')
    }
  })
})
