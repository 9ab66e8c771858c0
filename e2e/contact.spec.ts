import { contact, labels, site } from './helpers/content.ts'
import { advanceClock, gotoWithFrozenClock, waitForRender } from './helpers/clock.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import { gotoHydrated, measureBox, readScrollTop } from './helpers/pages.ts'
import { contactForm } from './helpers/forms.ts'
import { proves } from './specification.ts'

// A request to another host, such as the map's, fails the test (helpers/guards.ts). So a test that neither allows nor
// stubs the map's host proves that the page does not request the map.

const mapFrame = (page: Page) => page.locator('iframe')
const stubMap = (page: Page) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' }),
  )

test.describe('the contact page', { tag: '@readonly' }, () => {
  test('links to its form on a phone', { tag: '@mobile' }, async ({ page }) => {
    await gotoHydrated(page, '/contact')
    await page.getByRole('main').getByRole('link', { name: contact.form.heading, exact: true }).click()
    await expect(page.getByRole('heading', { name: contact.form.heading })).toBeFocused()
    await expect(contactForm.locateField(page, 'name')).toBeInViewport()
    await expect(page).toHaveURL('/contact')
    await page.keyboard.press('Tab')
    await expect(contactForm.locateField(page, 'name')).toBeFocused()
  })

  test('requests the map after 1 s in the viewport', proves('contact.map', 'calls.map'), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await gotoWithFrozenClock(page, '/contact')
    await advanceClock(page, 5_000)
    const mapLink = page.getByRole('link', { name: contact.map.link })
    await mapLink.scrollIntoViewIfNeeded()
    await expect(mapLink).toBeInViewport()
    await waitForRender(page)
    await advanceClock(page, 900)
    const scrollTopBefore = await readScrollTop(page)
    await page.mouse.wheel(0, -20)
    await expect.poll(() => readScrollTop(page)).toBeLessThan(scrollTopBefore)
    await waitForRender(page)
    await advanceClock(page, 900)
    await expect(mapFrame(page)).toHaveCount(0)
    await stubMap(page)
    await advanceClock(page, 200)
    for (const [name, value] of [
      ['src', new RegExp(`[?&]marker=${site.map.latitude},${site.map.longitude}$`)],
      ['loading', 'lazy'],
      ['title', contact.map.title],
      ['sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'],
      ['referrerpolicy', 'strict-origin-when-cross-origin'],
    ] as const)
      await expect(mapFrame(page)).toHaveAttribute(name, value)
    await mapFrame(page).scrollIntoViewIfNeeded()
    await expect(mapFrame(page).contentFrame().getByText('The map')).toBeVisible()
    expect(await measureBox(mapFrame(page))).toEqual(await measureBox(mapFrame(page).locator('..')))
  })

  test('the map reacts from a click on it until a click elsewhere', async ({ page }) => {
    await stubMap(page)
    await gotoHydrated(page, '/contact')
    await page.getByRole('link', { name: contact.map.link }).scrollIntoViewIfNeeded()
    await expect(mapFrame(page)).toHaveCSS('pointer-events', 'none') // so that the wheel scrolls the page
    await mapFrame(page).locator('..').click()
    await expect(mapFrame(page)).toHaveCSS('pointer-events', 'auto')
    await page.getByRole('contentinfo').getByText(labels.frame.copyright).click()
    await expect(mapFrame(page)).toHaveCSS('pointer-events', 'none')
  })
})
