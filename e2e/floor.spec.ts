import type { Locator, Page } from '@playwright/test'
import { products } from '../src/content/products.ts'
import { expect, goto, live, test } from './fixtures.ts'

const { elevations } = products.floor
const floor = (page: Page) => page.getByRole('navigation', { name: 'One floor, one scale' })

/** The arrow that says that there is more to come. */
const more = (page: Page) => floor(page).getByRole('paragraph').locator('svg')

/** The drawing itself, not the frame that is kept for it. */
const drawn = (piece: Locator) =>
  piece.locator('use').evaluate((use: SVGUseElement) => {
    const { width, bottom } = use.getBoundingClientRect()
    return { width, bottom: Math.round(bottom) }
  })

/** px from the middle of the drawing to the middle of the words under it. */
const offCentre = (piece: Locator) =>
  piece.evaluate((link) => {
    const words = document.createRange()
    words.selectNodeContents(link.querySelector('span') ?? link)
    const [drawing, name] = [link.querySelector('use') ?? link, words].map((part) =>
      part.getBoundingClientRect(),
    )
    return drawing && name ? drawing.x + drawing.width / 2 - name.x - name.width / 2 : NaN
  })

/** Waits until the photograph stands a little below the header: a next click would meet a page on its way. */
const reach = (photograph: Locator) =>
  expect
    .poll(() =>
      photograph.evaluate((figure) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN
        const gap = figure.getBoundingClientRect().top - header
        return gap >= 0 && gap < 40
      }),
    )
    .toBe(true)

test.describe('on a wide screen the pieces on one floor', { tag: '@readonly' }, () => {
  for (const width of [1120, 1440, 1920])
    test(`are all seen at once, each over its name, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await goto(page, '/products')
      await floor(page).scrollIntoViewIfNeeded()
      await expect(more(page)).toBeHidden()
      for (const piece of await floor(page).getByRole('link').all()) {
        await expect(piece).toBeInViewport({ ratio: 0.95 })
        expect(Math.abs(await offCentre(piece)), 'px from the middle of the name').toBeLessThan(4)
      }
    })
})

test.describe('the pieces on one floor', { tag: ['@readonly', '@mobile'] }, () => {
  test('all stand on one line, at one scale', async ({ page }) => {
    await goto(page, '/products')
    const pieces = await floor(page).getByRole('link').all()
    expect(pieces).toHaveLength(10)
    await expect
      .poll(async () => (await drawn(floor(page).getByRole('link').first())).width)
      .toBeGreaterThan(0)
    const found = await Promise.all(pieces.map(drawn))
    const bottoms = found.map(({ bottom }) => bottom)
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThanOrEqual(1)
    // In mm for each px: the same for a bed and a night table.
    const scales = found.map(({ width }, index) => (elevations[index]?.width ?? 0) / width)
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.05)
  })

  test('lead to their photographs', async ({ page }) => {
    await goto(page, '/products')
    for (const { photo, label } of elevations) {
      await floor(page).getByRole('link', { name: label, exact: true }).click()
      const photograph = page.locator(`figure#${photo}`)
      await expect(photograph.getByRole('link'), label).toBeFocused()
      await reach(photograph)
    }
  })

  test('lead to their photographs before all of the page is laid out', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0 // never at rest
    })
    await page.goto('/products')
    await live(page)
    await floor(page).getByRole('link', { name: 'Folding table' }).click()
    await reach(page.locator('figure#foldable-table'))
  })

  test('is scrolled sideways by the keyboard', async ({ page }) => {
    await goto(page, '/products')
    const last = floor(page).getByRole('link', { name: 'Folding table' })
    await expect(last).not.toBeInViewport()
    await expect(more(page)).toBeVisible()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 0.9 })
  })
})
