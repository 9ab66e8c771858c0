import {
  about,
  content,
  finalCounterTexts,
  findSitePage,
  home,
  labels,
  products,
  site,
  sitePages,
} from './helpers/content.ts'
import { advanceClock, gotoWithFrozenClock } from './helpers/clock.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import { formatPosition, lightbox } from './helpers/lightbox.ts'
import {
  measureBox,
  counterNumbers,
  expectPage,
  followLink,
  gotoHydrated,
  heading,
  lightboxLinks,
  mainNavigation,
  phoneViewport,
  setScrollTop,
  waitForHydration,
  mapGuardOptions,
} from './helpers/pages.ts'
import { holdRequests } from './helpers/requests.ts'
import { openMenu } from './helpers/states.ts'
import {
  chooseLanguage,
  gotoTranslatedView,
  gotoWithUnreachableTranslator,
  stubTranslationService,
} from './helpers/translator.ts'
import { contactForm } from './helpers/forms.ts'
import { proves } from './specification.ts'

// Layout shifts are allowed: the page cannot reserve space for the service's widget and for translated texts.
test.use({
  allowShift: true,
  ...mapGuardOptions,
  allowConsole: /Cookie “googtrans” has been rejected/, // in Firefox, when the app clears it on parent domains
})

const header = (page: Page) => page.getByRole('banner')
const translateLink = (page: Page) => header(page).getByRole('link', { name: labels.translator.label })
const originalLink = (page: Page) => header(page).getByRole('link', { name: labels.translator.original })
const widget = (page: Page) => header(page).getByRole('combobox', { name: 'Language Translate Widget' })

const status = (page: Page) => header(page).getByRole('status')
const retryButton = (page: Page) => header(page).getByRole('button', { name: labels.translator.retry })

/** Advances the frozen clock until the widget is visible, because the stub of the service adds it by a timer. */
const waitForWidget = (page: Page) =>
  expect(async () => {
    await advanceClock(page, 1)
    await expect(widget(page)).toBeVisible({ timeout: 100 })
  }).toPass()

/** Selects Hindi. The stub of the service then puts every text of the page between « and ». */
async function translate(page: Page) {
  await chooseLanguage(page, 'hi')
  await expect(heading(page)).toHaveText(/^«/)
}

/** Sets the cookie in which the service remembers the language. */
const setLanguageCookie = (page: Page, baseURL = '') =>
  page.context().addCookies([{ name: 'googtrans', value: '/en/hi', url: baseURL }])

test.describe('the translator', { tag: '@readonly' }, () => {
  test(
    'is requested on a click, shows its widget and a link to the original, but not in print',
    proves('header.translator', 'calls.translator', 'constants.language', 'firm.translator'),
    async ({ page, browserName }) => {
      await page.setViewportSize(phoneViewport)
      await stubTranslationService(page)
      await gotoHydrated(page, '/about')
      await openMenu(page)
      await translateLink(page).click()
      await expect(page).toHaveURL('/about?translate')
      await waitForHydration(page)
      await expect(widget(page)).toBeInViewport({ ratio: 1 })
      await expect(heading(page)).toBeInViewport()
      const pageLanguage = content.pages.language.split('-')[0]
      expect(await page.evaluate('translateOptions')).toEqual([
        { pageLanguage, autoDisplay: false, element: 'translator' },
      ])
      if (browserName !== 'firefox') {
        // Not tested in Firefox, because Playwright cannot emulate media there.
        await page.emulateMedia({ media: 'print' })
        await expect(originalLink(page)).toBeHidden()
        await page.emulateMedia({ media: 'screen' })
      }
      for (const button of ['middle', 'left'] as const) {
        await setLanguageCookie(page, page.url())
        await originalLink(page).click({ button })
        await expect.poll(() => page.context().cookies(), button).toEqual([])
      }
      await expect(page).toHaveURL('/about')
      await waitForHydration(page)
      await expect(originalLink(page)).toHaveCount(0)
      await expect(widget(page)).toHaveCount(0)
    },
  )

  /** By path of a page: makes the app change texts that the translator has replaced, and expects the new texts. */
  const textChangesByPath: Record<string, (page: Page) => Promise<void>> = {
    '/': async (page) => {
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
      // The counters need up to 10 s: they rise by 1 per ms, up to 9999.
      await expect(counterNumbers(page)).toHaveText(finalCounterTexts, { timeout: 12_000 })
    },
    '/about': async (page) => {
      const marquee = page.getByRole('region', { name: about.certifications.heading })
      for (const label of [labels.marquee.play, labels.marquee.pause]) {
        await marquee.getByRole('button').click()
        await expect(marquee.getByRole('button')).toContainText(label)
      }
    },
    '/products': async (page) => {
      await lightboxLinks(page).first().click()
      // Translates the dialog, too. Dispatches only the event, since the dialog covers the widget.
      await widget(page).dispatchEvent('change')
      await expect(lightbox(page).getByText(/^«/).first()).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(lightbox(page).getByText(formatPosition(2))).toBeVisible()
      await expect(lightbox(page).getByText(products.pieces[1]?.name ?? '', { exact: true })).toBeVisible()
      await expect(lightbox(page).getByText(`«${products.pieces[0]?.name}»`, { exact: true })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(lightbox(page)).toBeHidden()
    },
    '/contact': async (page) => {
      if (contactForm.hasEndpoint) return // endpoint.spec.ts tests a form that sends
      const button = page.getByRole('button', { name: contactForm.button })
      await button.click()
      await expect(page.getByText(contactForm.fields[0]?.message ?? '')).toBeVisible()
      for (const { name } of contactForm.fields) await page.locator(`[name=${name}]`).fill('1')
      await expect(page.getByRole('form').getByRole('paragraph')).toHaveCount(0)
      await button.click()
      await expect(page.getByText(`${labels.confirmation.thanks}, 1.`)).toBeVisible()
      await widget(page).selectOption('')
      await translate(page)
      for (const { name } of contactForm.fields) await page.locator(`[name=${name}]`).fill('2')
      await button.click()
      await expect(page.getByText(`${labels.confirmation.thanks}, 2.`)).toBeVisible()
    },
  }

  test('leaves header and menu below the banner of the service', { tag: '@mobile' }, async ({ page }) => {
    await gotoTranslatedView(page, '/about')
    await translate(page)
    await expect(page.getByRole('link', { name: labels.frame.skip })).not.toBeInViewport()
    await setScrollTop(page, 900)
    expect((await measureBox(header(page))).y).toBe(40)
    await openMenu(page)
    await expect(page.locator('#navigation')).toBeInViewport({ ratio: 1 })
  })

  test('to Arabic runs from right to left', async ({ page }) => {
    await gotoTranslatedView(page, '/')
    await expect(heading(page)).not.toHaveCSS('letter-spacing', 'normal')
    const logo = header(page).getByRole('link', { name: site.name })
    const { x } = await measureBox(logo)
    for (const [language, isMirrored] of [
      ['ar', true],
      ['hi', false],
    ] as const) {
      await chooseLanguage(page, language)
      await expect.poll(async () => (await measureBox(logo)).x > x + 100, language).toBe(isMirrored)
      await expect(heading(page), 'whose letters may be joined').toHaveCSS('letter-spacing', 'normal')
      const lineHeights = await heading(page).evaluate((h1) => {
        const { fontSize, lineHeight } = getComputedStyle(h1)
        return parseFloat(lineHeight) / parseFloat(fontSize)
      })
      expect(lineHeights, 'room for signs above and below letters').toBeGreaterThan(1.25)
      const arrow = page.getByRole('button', { name: labels.slides.next }).locator('svg')
      if (home.slides.items.length > 1) await expect(arrow).toHaveCSS('scale', isMirrored ? '-1 1' : 'none')
      const addressLine = page.getByRole('contentinfo').locator('address bdi').first()
      await expect(addressLine).toHaveCSS('direction', 'ltr') // else a house number would move to the end of the line
    }
  })

  for (const { path } of sitePages)
    test(`leaves ${path} usable, and its texts can change`, async ({ page }) => {
      await gotoTranslatedView(page, path)
      await translate(page)
      for (const text of [site.name, site.phone, site.email, ...site.addresses.factory])
        await expect(page.getByText(text, { exact: true }).first(), 'not translated').toBeAttached()
      await textChangesByPath[path]?.(page)
      const { label, heading: text } = findSitePage(path === '/products' ? '/about' : '/products')
      await mainNavigation(page).getByRole('link', { name: label }).click()
      await expect(heading(page)).toContainText(text)
      await page.goBack()
      await expect(page).toHaveURL(`${path}?translate`)
      await expect(heading(page)).toBeVisible()
    })
})

test.describe('at a URL with two slashes, which looks like another host,', { tag: '@readonly' }, () => {
  test.use({ allowStatus: [404] })

  test('the link to the original stays on the site', async ({ page, baseURL }) => {
    await stubTranslationService(page)
    await setLanguageCookie(page, baseURL)
    await page.goto(`${baseURL}//elsewhere.example/`)
    await waitForHydration(page)
    await expect(originalLink(page)).toHaveAttribute('href', '/elsewhere.example/')
  })
})

test.describe('a page with the strict policy', () => {
  test.use({ allowHosts: [] }) // a route would turn the HTTP cache off

  // Only in Chromium: Playwright loses Firefox's page after Back to another document.
  test('works after Back from translation', { tag: '@chromium' }, async ({ page, baseURL, findings }) => {
    await gotoHydrated(page, '/about')
    await gotoHydrated(page, '/about?translate')
    await setLanguageCookie(page, baseURL)
    await page.goBack()
    await waitForHydration(page)
    await expect(page).toHaveURL('/about')
    await expectPage(page, '/about')
    await followLink(page, '/products')
    // Leaves out the requests to the service, which this test does not stub.
    expect(findings.splice(0).filter((finding) => !finding.startsWith('request to'))).toEqual([])
  })

  test('still has the link when another tab has set the service’s cookie', async ({ page, baseURL }) => {
    await page.goto('/about')
    await setLanguageCookie(page, baseURL)
    await waitForHydration(page)
    await expect(translateLink(page)).toBeVisible()
    await expectPage(page, '/about')
  })
})

test.describe('a translator that fails', { tag: '@readonly' }, () => {
  test.use({ allowConsole: /on purpose|^Failed to load resource/ })

  const stubServiceScript = (page: Page, body: string) =>
    page.route('https://translate.google.com/**', (route) =>
      route.fulfill({ body, contentType: 'text/javascript' }),
    )

  test('because its widget throws shows a message with a retry button', async ({ page }) => {
    const throwingScript =
      'google = { translate: { TranslateElement: function () { throw Error("on purpose") } } }; onTranslatorReady()'
    await stubServiceScript(page, throwingScript)
    // Waits for any error except failed requests, because Firefox does not report the text of the thrown error.
    const reportedError = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && !message.text().startsWith('Failed to load'),
    )
    await gotoHydrated(page, '/about?translate')
    await reportedError
    await expect(status(page)).toHaveText(labels.translator.failure)
    await expect(retryButton(page)).toBeVisible()
  })

  test('to load shows a message, whose button loads the widget; links still work', async ({ page }) => {
    await gotoWithUnreachableTranslator(page, '/about')
    await expect(status(page)).toHaveText(labels.translator.failure)
    await stubTranslationService(page)
    await retryButton(page).press('Enter')
    await expect(widget(page)).toBeVisible()
    await expect(originalLink(page)).toBeFocused()
    await expect(status(page)).toHaveCount(0)
    await followLink(page, '/products')
  })

  test('for 10 s, but answers after a retry, creates only one widget', async ({ page }) => {
    await stubTranslationService(page)
    const releaseService = await holdRequests(page, /translate\.google\.com/)
    await gotoWithFrozenClock(page, '/about?translate')
    await advanceClock(page, 9_999)
    await expect(status(page)).toHaveText(labels.translator.loading)
    await advanceClock(page, 1)
    await expect(status(page)).toHaveText(labels.translator.failure)
    await retryButton(page).click()
    releaseService()
    await waitForWidget(page)
    await advanceClock(page, 10_000)
    await expect(widget(page)).toHaveCount(1)
    await expect(status(page)).toHaveCount(0)
  })
})

test('never shows status and widget together, which would need one more line', async ({ page }) => {
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.querySelector('header select') && document.querySelector('header [role=status]'))
        console.error('status and widget together') // the guards then fail the test
    }).observe(document, { childList: true, subtree: true }),
  )
  await gotoTranslatedView(page, '/about')
  await expect(header(page).getByRole('status')).toHaveCount(0)
})
