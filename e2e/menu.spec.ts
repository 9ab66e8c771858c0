import { expect, test, type Page } from './helpers/guards.ts'
import {
  expectPage,
  gotoHydrated,
  heading,
  mainNavigation,
  navigationLink,
  readScrollTop,
  setScrollTop,
} from './helpers/pages.ts'
import { proves } from './specification.ts'

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button')

test.describe('the menu on small screens', { tag: ['@mobile', '@readonly'] }, () => {
  test('closes on every navigation', proves('header.menuCloses', 'states.menu'), async ({ page }) => {
    await gotoHydrated(page, '/about')
    for (const path of ['/about', '/products']) {
      await menuButton(page).tap()
      await navigationLink(page, path).tap()
      await expect(mainNavigation(page), path).toBeHidden()
    }
    await expect(heading(page)).toBeFocused()
    await menuButton(page).tap()
    await expect(mainNavigation(page)).toBeVisible()
    await page.goBack()
    await expectPage(page, '/about')
    await expect(mainNavigation(page), 'Back to a page where it was open').toBeHidden()
    await expect(heading(page), 'because the clicked link is hidden').toBeFocused()
    await page.goForward()
    await expectPage(page, '/products')
    await expect(mainNavigation(page), 'Forward to a page where it was open').toBeHidden()
    await expect(page.locator('[inert]:is(main, footer)')).toHaveCount(0)
  })

  test('is closed in a page that the browser keeps for Back', async ({ page }) => {
    await gotoHydrated(page, '/products')
    await menuButton(page).tap()
    await expect(mainNavigation(page)).toBeVisible()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect(mainNavigation(page)).toBeHidden()
  })

  test('closes on Escape and returns the focus to its button', async ({ page }) => {
    await gotoHydrated(page, '/')
    await menuButton(page).tap()
    await navigationLink(page, '/products').focus()
    await page.keyboard.press('Escape')
    await expect(mainNavigation(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menuButton(page), 'once only').not.toBeFocused()
  })

  // For Android's Back gesture, Chromium fires the same `close` as for Escape. This test hides the key from the page.
  test('closes on a close request of the browser', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
    )
    await gotoHydrated(page, '/')
    for (const _ of [1, 2]) {
      await menuButton(page).tap()
      await expect(mainNavigation(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(mainNavigation(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    }
  })

  test.describe('when the window is resized', () => {
    test.use({ allowShift: true }) // resizing shifts the layout

    test(
      'stays in view with its button when the phone is turned',
      proves('header.menu'),
      async ({ page }) => {
        await gotoHydrated(page, '/about')
        await setScrollTop(page, 900)
        await menuButton(page).tap()
        await page.setViewportSize({ width: 839, height: 380 })
        await expect(page.locator('html'), 'iPhones keep the text size').toHaveCSS('text-size-adjust', '100%')
        await expect(navigationLink(page, '/products')).toBeInViewport()
        await menuButton(page).tap()
        await expect(mainNavigation(page)).toBeHidden()
        await expect.poll(() => readScrollTop(page)).toBeGreaterThan(0)
      },
    )

    test('closes at a width at which the navigation is in the header', async ({ page }) => {
      await gotoHydrated(page, '/')
      await menuButton(page).tap()
      await page.setViewportSize({ width: 1280, height: 720 })
      await expect(mainNavigation(page)).toBeVisible()
      await expect(menuButton(page)).toBeHidden()
      await page.setViewportSize({ width: 412, height: 839 })
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(mainNavigation(page)).toBeHidden()
    })
  })
})
