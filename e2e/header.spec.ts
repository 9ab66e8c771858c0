import { expect, goto, site, test } from './fixtures.ts'
import { proves } from './specification.ts'

test.describe('the header', { tag: '@readonly' }, () => {
  test(
    'Sustainability opens in a new tab, and says so',
    { tag: proves('header.sustainability') },
    async ({ page }) => {
      await goto(page, '/')
      const link = page.getByRole('banner').getByRole('link', { name: 'Sustainability (opens in a new tab)' })
      await expect(link).toHaveAttribute('href', site.sustainabilityUrl)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    },
  )
})
