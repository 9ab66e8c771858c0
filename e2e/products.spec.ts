import type { Page } from '@playwright/test'
import { expect, goto, test } from './fixtures.ts'
import { proves } from './specification.ts'

const photographs = (page: Page) => page.getByRole('main').getByRole('link', { name: /^View large: / })

test.describe('the products page', { tag: '@readonly' }, () => {
  test(
    'shows ten different photographs under its heading, and loads each',
    {
      tag: proves('products.heading', 'products.gallery', 'constants.gallery', 'firm.visitors'),
    },
    async ({ page }) => {
      await goto(page, '/products')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
      await expect(photographs(page)).toHaveCount(10)
      const sources = new Set<string>()
      for (const picture of await photographs(page).locator('picture img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true)
        sources.add(await picture.evaluate((image: HTMLImageElement) => image.src))
      }
      expect(sources.size).toBe(10)
    },
  )
})
