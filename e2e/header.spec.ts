import { findPiece, labels, products, sitePages, site } from './helpers/content.ts'
import { waitForRender } from './helpers/clock.ts'
import { expect, test } from './helpers/guards.ts'
import {
  expectPage,
  followLink,
  footerLink,
  gotoHydrated,
  heading,
  lightboxLinks,
  mainNavigation,
  readScrollTop,
  setScrollTop,
} from './helpers/pages.ts'
import { recordRequests } from './helpers/requests.ts'
import { proves } from './specification.ts'

test.describe('the header', { tag: '@readonly' }, () => {
  test('highlights only the current page', proves('header.current'), async ({ page }) => {
    await gotoHydrated(page, '/')
    for (const { label, path } of sitePages) {
      await followLink(page, path)
      await expect(heading(page)).toBeFocused()
      await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText([label])
      const readUnderlinedLabels = (links: Element[]) =>
        links
          .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
          .map(({ textContent }) => textContent)
      expect(await mainNavigation(page).getByRole('link').evaluateAll(readUnderlinedLabels)).toEqual([label])
    }
  })

  test('has a logo that links to the home page', proves('header.logo'), async ({ page }) => {
    await gotoHydrated(page, '/grievance')
    const requestedDocuments = recordRequests(page, 'document')
    const logoLinkName = `${site.name}, ${labels.frame.homeLink}`
    await page.getByRole('banner').getByRole('link', { name: logoLinkName }).click()
    await expect(page).toHaveURL('/')
    await expectPage(page, '/')
    expect(requestedDocuments).toEqual([])
  })

  test('has a skip link to the content, also after a navigation', async ({ page }) => {
    await gotoHydrated(page, '/')
    await setScrollTop(page, 1_500)
    await followLink(page, '/about')
    await expect(heading(page)).toBeFocused()
    await page.getByRole('link', { name: labels.frame.skip }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('main').dispatchEvent('blur') // as when the visitor switches to another window
    await waitForRender(page)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/about') // the link adds no #content: the router would treat it as a navigation
    expect(await readScrollTop(page)).toBeLessThan(100)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('button')).toBeFocused()
  })

  test('has a skip link that Back does not take for the link to the next page', async ({ page }) => {
    await gotoHydrated(page, '/')
    await footerLink(page, '/about').click()
    await page.goBack()
    await page.getByRole('link', { name: labels.frame.skip }).press('Enter')
    await page.goForward()
    await expectPage(page, '/about')
    await page.goBack()
    await expect(footerLink(page, '/about')).toBeFocused()
  })

  test('lets Tab start at a text that was clicked, also after the skip link was used', async ({ page }) => {
    await gotoHydrated(page, '/products')
    const pieceNumber = products.pieces.length
    // The last caption follows the last photograph's link, so after a click on the caption Shift+Tab must focus it.
    const lastCaption = page.getByText(findPiece(pieceNumber).name, { exact: true }).last()
    await lastCaption.click()
    await page.keyboard.press('Shift+Tab')
    await expect(lightboxLinks(page).nth(pieceNumber - 1)).toBeFocused()
    await page.getByRole('link', { name: labels.frame.skip }).press('Enter')
    await lastCaption.click()
    await page.keyboard.press('Shift+Tab')
    await expect(lightboxLinks(page).nth(pieceNumber - 1)).toBeFocused()
  })
})
