import { labels, sitePages } from './content.ts'
import * as harness from './fixtures.ts'
import { expect, goto, recordRequests, test } from './fixtures.ts'
import { needsDocumentLoad } from './forms.ts'
import { proves } from './specification.ts'

const linksWithoutDocument = !sitePages.some(({ path }) => needsDocumentLoad(path))

test.describe('the footer', { tag: '@readonly' }, () => {
  test(
    'links to the top of each page, with one script and no reload',
    proves('footer.links'),
    async ({ page }) => {
      const scripts = recordRequests(page, 'script')
      await goto(page, '/about')
      const links = page.getByRole('navigation', { name: labels.frame.pages }).getByRole('link')
      await expect(links, 'in the order of the navigation').toHaveText(sitePages.map(({ label }) => label))
      await harness.markDocument(page)
      for (const { label, path } of sitePages) {
        await harness.scrollTo(page, 200)
        await links.filter({ hasText: label }).click()
        await expect(page).toHaveURL(path)
        await harness.expectPage(page, path)
        await expect.poll(() => harness.readScrollTop(page)).toBe(0)
      }
      expect(await harness.isStillMarked(page)).toBe(linksWithoutDocument)
      if (linksWithoutDocument) expect(scripts).toEqual([expect.stringMatching(harness.appScriptPattern)])
    },
  )
})
