import { labels, routes } from './content.ts'
import {
  expect,
  expectPage,
  goto,
  isStillMarked,
  markDocument,
  readScrollTop,
  scrollTo,
  test,
} from './fixtures.ts'
import { needsDocumentLoad } from './forms.ts'
import { proves } from './specification.ts'

test.describe('the footer', { tag: '@readonly' }, () => {
  test(
    'links to the top of each page, in the order of the navigation, without a reload',
    proves('footer.links'),
    async ({ page }) => {
      await goto(page, '/about')
      const links = page.getByRole('navigation', { name: labels.frame.pages }).getByRole('link')
      await expect(links).toHaveText(routes.map(({ link }) => link))
      await markDocument(page)
      for (const { link, path } of routes) {
        await scrollTo(page, 200)
        await links.filter({ hasText: link }).click()
        await expect(page).toHaveURL(path)
        await expectPage(page, path)
        await expect.poll(() => readScrollTop(page)).toBe(0)
      }
      expect(await isStillMarked(page)).toBe(!routes.some(({ path }) => needsDocumentLoad(path)))
    },
  )
})
