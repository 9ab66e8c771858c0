import { expect, test } from './helpers/guards.ts'
import { goto, heading, lightboxLinks } from './helpers/pages.ts'

// Playwright hides scroll bars by default, so that they take no space. These tests need a scroll bar that takes space.
test.use({
  viewport: { width: 1280, height: 480 },
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

test('hiding the scroll bar moves nothing', { tag: ['@readonly', '@chromium'] }, async ({ page }) => {
  await goto(page, '/products')
  const link = lightboxLinks(page).first()
  await link.scrollIntoViewIfNeeded()
  const before = await heading(page).boundingBox()
  const readPageWidth = () => page.evaluate(() => document.documentElement.clientWidth)
  expect(await readPageWidth()).toBeLessThan(1280)
  await link.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await readPageWidth()).toBe(1280)
  expect(await heading(page).boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await heading(page).boundingBox()).toEqual(before)
})
