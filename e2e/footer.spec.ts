import { expect, goto, routes, site, test } from './fixtures.ts'
import { proves } from './specification.ts'

test.describe('the footer', { tag: '@readonly' }, () => {
  test('has the specified links in order', { tag: proves('footer.links') }, async ({ page }) => {
    await goto(page, '/about')
    const links = await page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(links).toEqual(routes.map(({ link, path }) => [link, path]))
  })

  test(
    'has the addresses of head office and factory',
    { tag: proves('footer.headOffice', 'footer.factory') },
    async ({ page }) => {
      await goto(page, '/about')
      const footer = page.getByRole('contentinfo')
      for (const [name, place] of [
        ['Head office', site.addresses.headOffice],
        ['Factory', site.addresses.factory],
      ] as const) {
        const block = footer.locator('div').filter({ has: page.getByRole('heading', { name, exact: true }) })
        await expect(block.last().locator('address')).toHaveText(place.lines.join(''))
      }
    },
  )

  test(
    'has phone, e-mail and copyright line',
    { tag: proves('footer.contact', 'footer.copyright', 'firm.phone') },
    async ({ page }) => {
      await goto(page, '/about')
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: site.phone }).first()).toHaveAttribute(
        'href',
        `tel:${site.phone.replace(/[^+\d]/g, '')}`,
      )
      await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute(
        'href',
        `mailto:${site.email}`,
      )
      await expect(footer.getByText(`© ${site.name}.`)).toBeVisible()
    },
  )
})
