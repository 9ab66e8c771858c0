import { labels, sitePages } from './helpers/content.ts'
import { expect, test } from './helpers/guards.ts'
import { expectPage, footerLink, gotoHydrated, readScrollTop, setScrollTop } from './helpers/pages.ts'
import { appScriptPattern, recordRequests } from './helpers/requests.ts'
import { proves } from './specification.ts'

test.describe('the footer', { tag: '@readonly' }, () => {
  test('links to the top of each page, without a reload', proves('footer.links'), async ({ page }) => {
    const requestedScripts = recordRequests(page, 'script')
    await gotoHydrated(page, '/about')
    const links = page.getByRole('navigation', { name: labels.frame.pages }).getByRole('link')
    await expect(links).toHaveText(sitePages.map(({ label }) => label))
    const requestedDocuments = recordRequests(page, 'document')
    for (const { path } of sitePages) {
      await setScrollTop(page, 200)
      await footerLink(page, path).click()
      await expect(page).toHaveURL(path)
      await expectPage(page, path)
      await expect.poll(() => readScrollTop(page)).toBe(0)
    }
    expect(requestedDocuments).toEqual([])
    expect(requestedScripts).toEqual([expect.stringMatching(appScriptPattern)])
  })
})
