import type { Page, Request } from '@playwright/test'
import { contact, phoneHref, site } from './content.ts'
import { advanceClock, expect, goto, gotoFrozen, readScrollTop, test, waitForRender } from './fixtures.ts'
import { contactForm, findField, locateField } from './forms.ts'
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

const field = (page: Page, name: string) => locateField(page, findField(contactForm, name))
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
      await expect(field(page, 'name')).toBeInViewport()
      await expect(page).toHaveURL('/contact')
      await page.keyboard.press('Tab')
      await expect(field(page, 'name')).toBeFocused()
      expect(mapRequests).toEqual([])
    },
  )

  test('lets the browser restore a typed message', async ({ page, browserName }) => {
    test.skip(browserName !== 'firefox', 'only Firefox restores fields on a reload')
    await goto(page, '/contact')
    await field(page, 'message').fill('Two tables, please.')
    await page.reload()
    await expect(field(page, 'message')).toHaveValue('Two tables, please.')
  })

  test('accepts a phone number with spaces and digits of any script, typed or pasted', async ({ page }) => {
    await goto(page, '/contact')
    const phoneField = field(page, 'phoneNo')
    const nameField = field(page, 'name')
    await nameField.fill('0049 30-12')
    await nameField.selectText()
    await page.keyboard.press('ControlOrMeta+X')
    await phoneField.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(phoneField).toHaveValue('00493012')
    for (const [typed, accepted] of [
      ['+91 (0)55-5x', '910555'],
      ['-1.5', '-1.5'],
      ['१२३ ٤٥٦ 𝟟𝟠𝟡', '123456789'], // Devanagari, Arabic, mathematical
    ] as const) {
      await phoneField.fill('')
      await page.keyboard.type(typed)
      await expect(phoneField).toHaveValue(accepted)
    }
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
      const scrollBefore = await readScrollTop(page)
      await page.mouse.wheel(0, -20)
      await expect.poll(() => readScrollTop(page)).toBeLessThan(scrollBefore)
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
      for (const [name, value] of [
        ['loading', 'lazy'],
        ['title', contact.map.title],
        ['sandbox', 'allow-scripts allow-same-origin allow-popups'],
        ['referrerpolicy', 'strict-origin-when-cross-origin'],
      ] as const)
        await expect(mapFrame(page)).toHaveAttribute(name, value)
      await mapFrame(page).scrollIntoViewIfNeeded()
      await expect(mapFrame(page).contentFrame().getByText('The map')).toBeVisible()
      expect(mapRequests).toHaveLength(1)
      expect(new URL(mapRequests[0]?.url() ?? '').searchParams.get('marker')).toBe(
        `${site.map.latitude},${site.map.longitude}`,
      )
    },
  )
})
