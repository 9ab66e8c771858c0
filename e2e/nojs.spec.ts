import { about, content, finalCounterTexts, home, labels, site } from './helpers/content.ts'
import { waitForFrames } from './helpers/clock.ts'
import { expect, expectFindings, test } from './helpers/guards.ts'
import {
  measureBox,
  counterNumbers,
  followLink,
  navigationLink,
  phoneViewport,
  removeBootScript,
} from './helpers/pages.ts'
import { dispatchTouches } from './helpers/pointer.ts'
import { contactForm, grievanceForm } from './helpers/forms.ts'

// Only in Chromium: in Debian's Firefox, Playwright cannot switch JavaScript off.
test.describe('without JavaScript', { tag: ['@readonly', '@chromium'] }, () => {
  test.use({ javaScriptEnabled: false })

  test('the navigation is visible and works on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await expect(page.getByRole('banner'), 'as high as it is').toHaveCSS('position', 'static')
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: labels.translator.label })).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('contentinfo')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('body'), '10.5pt').toHaveCSS('font-size', '14px')
    await page.emulateMedia({ media: 'screen' })
    await followLink(page, '/products')
  })

  test('counters, slides and marquee are visible, without controls', async ({ page }) => {
    await page.goto('/')
    await expect(counterNumbers(page)).toHaveText(finalCounterTexts)
    const carousel = page.getByRole('region', { name: home.slides.label })
    await expect(carousel.getByRole('group').first().locator('picture img')).toBeVisible()
    await expect(carousel.getByRole('button')).toHaveCount(0)
    await page.goto('/about')
    const marquee = page.getByRole('region', { name: about.certifications.heading })
    await expect(marquee.getByRole('img').locator('svg').first()).toBeVisible()
    await expect(marquee.getByRole('button')).toHaveCount(0)
  })

  test('a finger scrolls the slides', { tag: '@mobile' }, async ({ page }) => {
    test.skip(home.slides.items.length < 2, 'the content has one slide')
    await page.goto('/')
    const photographs = page.getByRole('region', { name: home.slides.label }).getByRole('img')
    const { y } = await measureBox(photographs.first())
    await expect(photographs.nth(1)).not.toBeInViewport()
    const moments = Array.from({ length: 16 }, (_, step) => [{ x: 350 - 20 * step, y: y + 50 }])
    await dispatchTouches(page, moments)
    await expect(photographs.nth(1)).toBeInViewport({ ratio: 0.5 })
  })

  for (const form of [grievanceForm, contactForm])
    test(`/${form.kind} has the phone number instead of a form that does not send`, async ({ page }) => {
      form.skipIfItHasEndpoint()
      await page.goto(`/${form.kind}`)
      const notice = page.getByRole('paragraph').filter({ hasText: content[form.kind].form.withoutScript })
      await expect(notice).toBeVisible()
      await expect(notice.getByRole('link')).toHaveText(
        form === contactForm ? [site.phone, site.email] : [site.phone],
      )
      await expect(page.getByRole('form')).toHaveCount(0)
      await expect(page.getByRole('textbox')).toHaveCount(0)
    })
})

test.describe(
  'a page that a translating proxy shows on its own origin',
  { tag: ['@chromium', '@local'] },
  () => {
    test.use({ allowConsole: /^Access to image|ERR_FAILED/ }) // Chromium lets no other origin load files of this machine

    test('stays as without JavaScript', async ({ page, baseURL, findings }) => {
      const proxyUrl = `${baseURL?.replace('127.0.0.1', 'localhost')}/about`
      await page.route(proxyUrl, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const body = html.replace('<head>', `<head><base href="${baseURL}/">`)
        await route.fulfill({ contentType: 'text/html', body })
      })
      await page.setViewportSize(phoneViewport)
      await page.goto(proxyUrl)
      await page.mouse.click(100, 400) // an input, which would start the app
      await waitForFrames(page, 10)
      await expect(navigationLink(page, '/products')).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
      await expectFindings(findings, ['uncaught: proxy'])
    })
  },
)

test(
  'a page whose boot script cannot run has the phone number instead of a form',
  { tag: '@readonly' },
  async ({ page }) => {
    contactForm.skipIfItHasEndpoint()
    await page.route('/contact', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: removeBootScript(html) })
    })
    await page.goto('/contact')
    await expect(page.getByText(content.contact.form.withoutScript)).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
  },
)
