import { labels, phoneHref, routes, site } from './content.ts'
import { expect, goto, heading, scrollTo, test } from './fixtures.ts'
import { proves } from './specification.ts'

test.describe('the footer', { tag: '@readonly' }, () => {
  test(
    'leads to the top of each page, in the order of the navigation',
    proves('footer.links'),
    async ({ page }) => {
      await goto(page, '/about')
      const links = page.getByRole('navigation', { name: labels.frame.pages }).getByRole('link')
      await expect(links).toHaveText(routes.map(({ link }) => link))
      for (const { link, path, heading: words } of routes) {
        await scrollTo(page, 200)
        await links.filter({ hasText: link }).click()
        await expect(page).toHaveURL(path)
        await expect(heading(page)).toHaveText(words)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      }
    },
  )

  test(
    'has addresses, phone, e-mail and copyright line',
    proves('footer.headOffice', 'footer.factory', 'footer.contact', 'footer.copyright', 'firm.phone'),
    async ({ page }) => {
      await goto(page, '/about')
      const footer = page.getByRole('contentinfo')
      for (const [name, place] of [
        [labels.frame.headOffice, site.addresses.headOffice],
        [labels.frame.factory, site.addresses.factory],
      ] as const) {
        const block = footer.locator('div').filter({ has: page.getByRole('heading', { name, exact: true }) })
        await expect(block.last().locator('address')).toHaveText(place.lines.join(''))
      }
      await expect(footer.getByRole('link', { name: site.phone }).first()).toHaveAttribute('href', phoneHref)
      await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute(
        'href',
        `mailto:${site.email}`,
      )
      await expect(footer.getByText(`© ${site.name}.`)).toBeVisible()
    },
  )
})
