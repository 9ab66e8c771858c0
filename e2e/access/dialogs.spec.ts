import { waitForFrames } from '../helpers/clock.ts'
import { expect, test, type Page } from '../helpers/guards.ts'
import { closeButton, lightbox, photograph } from '../helpers/lightbox.ts'
import {
  expectPage,
  footerLink,
  gotoHydrated,
  heading,
  lightboxLinks,
  measureBox,
  readScrollTop,
  mapGuardOptions,
} from '../helpers/pages.ts'
import { openLightbox } from '../helpers/states.ts'

test.use(mapGuardOptions)

// Tests only the lightbox. The film's dialog behaves alike, because Dialog.tsx renders both dialogs.
const opener = (page: Page) => lightboxLinks(page).first()

test('the lightbox takes the focus, closes by button or Escape, and returns the focus', async ({ page }) => {
  await gotoHydrated(page, '/products')
  for (const key of ['Escape', 'Enter']) {
    await opener(page).press('Enter')
    await expect(closeButton(page)).toBeFocused()
    await page.keyboard.press(key)
    // Waits until React has removed the dialog: before that, the link does not open it again.
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  }
})

test('the page behind the lightbox does not scroll by wheel or keys', async ({ page }) => {
  await gotoHydrated(page, '/products')
  await opener(page).scrollIntoViewIfNeeded()
  const scrollTopBefore = await readScrollTop(page)
  await opener(page).press('Enter')
  await expect(lightbox(page)).toBeVisible()
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 900)
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key)
  await closeButton(page).focus()
  await page.keyboard.press('PageDown')
  await waitForFrames(page, 20) // wheel scrolling is smooth, so it would move the page only after some frames
  expect(await readScrollTop(page)).toBe(scrollTopBefore)
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => readScrollTop(page)).toBeGreaterThan(scrollTopBefore)
})

test('the page behind the lightbox does not scroll by touch', { tag: '@mobile' }, async ({ page }) => {
  const cdpSession = await page.context().newCDPSession(page)
  const swipeUp = () => cdpSession.send('Input.synthesizeScrollGesture', { x: 200, y: 700, yDistance: -500 })
  await gotoHydrated(page, '/products')
  await opener(page).tap()
  await expect(lightbox(page)).toBeVisible()
  const scrollTopBefore = await readScrollTop(page)
  await swipeUp()
  expect(await readScrollTop(page)).toBe(scrollTopBefore)
  await closeButton(page).tap()
  await expect(lightbox(page)).toHaveCount(0)
  await swipeUp()
  expect(await readScrollTop(page), 'but after it is closed').toBeGreaterThan(scrollTopBefore)
})

test('Back from an open lightbox focuses the link that was used, and the page scrolls', async ({ page }) => {
  await gotoHydrated(page, '/about')
  await footerLink(page, '/products').press('Enter')
  await expect(heading(page)).toBeFocused()
  await openLightbox(page)
  await page.goBack()
  await expectPage(page, '/about')
  await expect(footerLink(page, '/products')).toBeFocused()
  const scrollTopBefore = await readScrollTop(page)
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => readScrollTop(page)).toBeLessThan(scrollTopBefore)
})

test(
  'the photograph does not cover the focus outline of its button',
  { tag: '@chromium' },
  async ({ page }) => {
    await gotoHydrated(page, '/products')
    await opener(page).press('Enter')
    const { x, y, height } = await measureBox(photograph(page))
    const takeEdgeScreenshot = () => page.screenshot({ clip: { x, y: y + height / 2, width: 1, height: 1 } })
    const edgeBefore = await takeEdgeScreenshot()
    await photograph(page).focus()
    expect(edgeBefore.equals(await takeEdgeScreenshot())).toBe(false)
  },
)
