import type { Page, Request } from '@playwright/test'
import { contact, phoneHref, site } from './content.ts'
import { expect, goto, gotoFrozen, advanceClock, waitForRender, test } from './fixtures.ts'
import { proves } from './specification.ts'

/** Replaces the map by a stub; returns a growing list of the requests for it. */
async function stubMap(page: Page) {
  const mapRequests: Request[] = []
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    mapRequests.push(route.request())
    await route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' })
  })
  return mapRequests
}

const mapFrame = (page: Page) => page.locator('iframe:not(noscript iframe)')

test.describe('the contact page', { tag: '@readonly' }, () => {
  test(
    'has links to phone, e-mail and WhatsApp',
    proves('contact.addresses', 'firm.phone'),
    async ({ page }) => {
      await goto(page, '/contact')
      const main = page.getByRole('main')
      for (const [name, href] of [
        [site.phone, phoneHref],
        [site.email, `mailto:${site.email}`],
        [contact.whatsApp, `https://wa.me/${site.phone.replace(/\D/g, '')}`],
        [contact.map.link, /^https:\/\/www\.openstreetmap\.org\/\?mlat=/],
      ] as const)
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
    },
  )

  test(
    'has a link to its form on a phone, which does not request the map on the way',
    { tag: '@mobile' },
    async ({ page }) => {
      const mapRequests = await stubMap(page)
      await goto(page, '/contact')
      await page.getByRole('main').getByRole('link', { name: contact.form.heading }).click()
      await expect(page.getByRole('heading', { name: contact.form.heading })).toBeFocused()
      await expect(page.getByLabel(contact.form.fields.name.label, { exact: true })).toBeInViewport()
      await expect(page).toHaveURL('/contact')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel(contact.form.fields.name.label, { exact: true })).toBeFocused()
      expect(mapRequests).toEqual([])
    },
  )

  test('lets the browser restore a typed message', async ({ page, browserName }) => {
    test.skip(browserName !== 'firefox', 'only Firefox restores fields on a reload')
    await goto(page, '/contact')
    const messageField = page.getByLabel(contact.form.fields.message.label, { exact: true })
    await messageField.fill('Two tables, please.')
    await page.reload()
    await expect(messageField).toHaveValue('Two tables, please.')
  })

  test('accepts a phone number with spaces and digits of any script, typed or pasted', async ({ page }) => {
    await goto(page, '/contact')
    const phoneField = page.getByLabel(contact.form.fields.phoneNo.label, { exact: true })
    await phoneField.focus()
    await page.keyboard.type('+91 (0)55-5x')
    await expect(phoneField).toHaveValue('910555')
    const nameField = page.getByLabel(contact.form.fields.name.label, { exact: true })
    await nameField.fill('0049 30-12')
    await nameField.selectText()
    await page.keyboard.press('ControlOrMeta+X')
    await phoneField.selectText()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(phoneField).toHaveValue('00493012')
    await phoneField.fill('')
    await page.keyboard.type('-1.5')
    await expect(phoneField).toHaveValue('-1.5')
    await phoneField.fill('')
    await page.keyboard.type('१२३ ٤٥٦ 𝟟𝟠𝟡') // Devanagari, Arabic, mathematical
    await expect(phoneField).toHaveValue('123456789')
  })

  test(
    'requests the map after it has been in view for a second without scrolling',
    proves('contact.map', 'calls.map'),
    async ({ page }) => {
      const mapRequests = await stubMap(page)
      await page.setViewportSize({ width: 1280, height: 400 })
      await gotoFrozen(page, '/contact')
      await advanceClock(page, 5_000)
      expect(mapRequests).toEqual([])
      const mapLink = page.getByRole('link', { name: contact.map.link })
      await mapLink.scrollIntoViewIfNeeded()
      await expect(mapLink).toBeInViewport()
      await waitForRender(page)
      await advanceClock(page, 900)
      const scrollBefore = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, -20)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrollBefore)
      await waitForRender(page)
      await advanceClock(page, 900)
      expect(mapRequests).toEqual([])
      await advanceClock(page, 200)
      await expect(mapFrame(page)).toHaveCount(1)
    },
  )

  test(
    'shows the map in a sandbox that allows only scripts and new tabs',
    proves('contact.map', 'calls.map'),
    async ({ page }) => {
      const mapRequests = await stubMap(page)
      await goto(page, '/contact')
      await page.getByRole('link', { name: contact.map.link }).scrollIntoViewIfNeeded()
      await expect(mapFrame(page)).toHaveAttribute('loading', 'lazy')
      await expect(mapFrame(page)).toHaveAttribute('title', contact.map.title)
      await expect(mapFrame(page)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
      await expect(mapFrame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
      await mapFrame(page).scrollIntoViewIfNeeded()
      await expect(mapFrame(page).contentFrame().getByText('The map')).toBeVisible()
      expect(mapRequests).toHaveLength(1)
      expect(new URL(mapRequests[0]?.url() ?? '').searchParams.get('marker')).toBe(
        `${site.map.latitude},${site.map.longitude}`,
      )
    },
  )
})
