import { labels } from './helpers/content.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import { gotoHydrated, heading, lightboxLinks } from './helpers/pages.ts'

// Playwright hides scroll bars by default, so that they take no space. These tests need a scroll bar that takes space.
test.use({
  allowShift: true, // mirroring the page (rtl) shifts its layout
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

for (const [opened, width, findOpener, direction] of [
  ['lightbox', 1280, (page: Page) => lightboxLinks(page).first(), 'ltr'],
  ['menu', 800, (page: Page) => page.getByRole('button', { name: labels.frame.openMenu }), 'rtl'],
] as const)
  test(
    `the open ${opened} hides the scroll bar and moves nothing, ${direction}`,
    { tag: ['@readonly', '@chromium'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 480 })
      await gotoHydrated(page, '/products')
      await page.evaluate((direction) => (document.dir = direction), direction) // as translators do
      const opener = findOpener(page)
      await opener.scrollIntoViewIfNeeded()
      const headingBoxBefore = await heading(page).boundingBox()
      const readPageWidth = () => page.evaluate(() => document.documentElement.clientWidth)
      const widthBefore = await readPageWidth()
      expect(widthBefore).toBeLessThan(width)
      await opener.click()
      await expect.poll(readPageWidth).toBe(width)
      await expect(page.locator('html'), 'against going Back by a sideways swipe').toHaveCSS(
        'overscroll-behavior-x',
        'none',
      )
      expect(await heading(page).boundingBox()).toEqual(headingBoxBefore)
      await page.keyboard.press('Escape')
      await expect.poll(readPageWidth).toBe(widthBefore)
      expect(await heading(page).boundingBox()).toEqual(headingBoxBefore)
    },
  )
