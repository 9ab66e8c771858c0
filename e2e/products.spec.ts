import type { Page } from '@playwright/test'
import { expect, goto, heading, test } from './fixtures.ts'
import { proves } from './specification.ts'

const photographs = (page: Page) => page.getByRole('main').getByRole('link', { name: /^View large: / })

test.describe('the products page', { tag: '@readonly' }, () => {
  test(
    'shows ten photographs under its heading',
    {
      tag: proves('products.heading', 'products.gallery', 'constants.gallery', 'firm.visitors'),
    },
    async ({ page }) => {
      await goto(page, '/products')
      await expect(heading(page)).toHaveText('Our Products')
      await expect(photographs(page)).toHaveCount(10)
    },
  )
})
