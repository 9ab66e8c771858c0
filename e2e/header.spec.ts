import { content, labels, routes, site } from './content.ts'
import { expect, followLink, goto, heading, isStillMarked, markDocument } from './fixtures.ts'
import { mainNavigation, readScrollTop, scrollTo, test } from './fixtures.ts'
import { proves } from './specification.ts'

test.describe('the header', { tag: '@readonly' }, () => {
  test(
    'opens the sustainability document in a new tab',
    proves('header.sustainability'),
    async ({ page }) => {
      await page.goto('/')
      const { label } = content.pages.sustainability
      const link = mainNavigation(page).getByRole('link', {
        name: `${label} (${labels.frame.newTab})`,
        exact: true,
      })
      await expect(link).toHaveAttribute('href', site.sustainabilityUrl)
      await expect(link).toHaveAttribute('target', '_blank')
    },
  )

  test('highlights only the current page', proves('header.current'), async ({ page }) => {
    await goto(page, '/')
    for (const { link, path } of routes) {
      await followLink(page, path)
      await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText([link])
      const underlined = await mainNavigation(page)
        .getByRole('link')
        .evaluateAll((all) =>
          all
            .filter((each) => getComputedStyle(each).textDecorationLine === 'underline')
            .map(({ textContent }) => textContent),
        )
      expect(underlined).toEqual([link])
    }
  })

  test(
    'has a logo that links to the home page, without a reload',
    proves('header.logo'),
    async ({ page }) => {
      await goto(page, '/grievance')
      await markDocument(page)
      await page
        .getByRole('banner')
        .getByRole('link', { name: `${site.name}, ${labels.frame.homeLink}` })
        .click()
      await expect(page).toHaveURL('/')
      await expect(heading(page)).toHaveText(routes[0]?.heading ?? '')
      expect(await isStillMarked(page)).toBe(true)
    },
  )
})

test(
  'the header has a line below it on a scrolled page',
  { tag: ['@readonly', '@chromium'] },
  async ({ page }) => {
    await goto(page, '/about')
    const lineOpacity = () =>
      page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::after').opacity)
    expect(await lineOpacity()).toBe('0')
    await scrollTo(page, 200)
    await expect.poll(lineOpacity).toBe('1')
  },
)

test.describe('the skip link', { tag: '@readonly' }, () => {
  test('is visible on focus and skips the header', async ({ page }) => {
    await goto(page, '/grievance')
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: labels.frame.skip })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  test('scrolls to the content, also after a navigation', async ({ page }) => {
    await goto(page, '/')
    await scrollTo(page, 1_500)
    await followLink(page, '/about')
    await expect(heading(page)).toBeFocused()
    await page.getByRole('link', { name: labels.frame.skip }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/about') // not #content, which the router would treat as a navigation
    expect(await readScrollTop(page)).toBeLessThan(100)
  })
})
