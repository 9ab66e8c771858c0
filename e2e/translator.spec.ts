import type { Page } from '@playwright/test'
import { fillPlaceholders } from '../src/lib/fillPlaceholders.ts'
import {
  about,
  content,
  contact,
  finalCounterTexts,
  home,
  labels,
  products,
  findRoute,
  routes,
} from './content.ts'
import {
  expect,
  goto,
  gotoFrozen,
  heading,
  waitForHydration,
  mainNavigation,
  advanceClock,
  test,
  waitUntilRequestsSent,
  navigationLink,
  photographLinks,
} from './fixtures.ts'
import {
  gotoTranslated,
  gotoWithUnreachableTranslator,
  phoneViewport,
  stubTranslator,
} from './access/states.ts'
import { contactForm, skipIfSending } from './forms.ts'
import { proves } from './specification.ts'

// Layout shifts are allowed: the page cannot reserve space for the service's widget and for translated texts.
test.use({ allowShift: true, allowHosts: ['www.openstreetmap.org'] })

const header = (page: Page) => page.getByRole('banner')
const translateLink = (page: Page) => header(page).getByRole('link', { name: labels.translator.label })
const originalLink = (page: Page) => header(page).getByRole('link', { name: labels.translator.original })
const widget = (page: Page) => header(page).getByRole('combobox', { name: 'Language Translate Widget' })

/** Selects Hindi. The stub then changes every text of the page and puts « in front. */
async function translate(page: Page) {
  await widget(page).selectOption('hi')
  await expect(heading(page)).toHaveText(/^«/)
}

/** Sets the cookie in which the service remembers the language. */
const setLanguageCookie = (page: Page, baseURL = '') =>
  page.context().addCookies([{ name: 'googtrans', value: '/en/hi', url: baseURL }])

test.describe('the translator', { tag: '@readonly' }, () => {
  test(
    'has a link in the header, and requests nothing before the click',
    proves('header.translator', 'firm.translator'),
    async ({ page }) => {
      await goto(page, '/about')
      await translateLink(page).hover()
      await waitUntilRequestsSent(page) // the guards would report a request to another host
      await expect(widget(page)).toHaveCount(0)
    },
  )

  for (const width of [390, 1280])
    test(
      `shows its widget and a link to the original in the translated view, ${width} px wide`,
      proves('header.translator', 'calls.translator'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await stubTranslator(page)
        await goto(page, '/about')
        if (width < 992) await page.getByRole('button', { name: labels.frame.openMenu }).click()
        await translateLink(page).click()
        await expect(page).toHaveURL('/about?translate')
        await waitForHydration(page)
        await expect(widget(page)).toBeInViewport({ ratio: 1 })
        await expect(heading(page)).toBeInViewport()
        await setLanguageCookie(page, page.url())
        await originalLink(page).click()
        await expect(page).toHaveURL('/about')
        await waitForHydration(page)
        await expect(originalLink(page)).toHaveCount(0)
        await expect(widget(page)).toHaveCount(0)
        expect(await page.context().cookies()).toEqual([])
      },
    )

  test(
    'gets the page language, without automatic display',
    proves('calls.translator', 'constants.language', 'firm.translator'),
    async ({ page }) => {
      await gotoTranslated(page, '/about')
      const translateOptions = await page.evaluate(
        () => (window as unknown as { translateOptions: unknown }).translateOptions,
      )
      expect(translateOptions).toEqual([
        { pageLanguage: content.pages.language.split('-')[0], autoDisplay: false, element: 'translator' },
      ])
    },
  )

  for (const { path } of routes)
    test(`leaves ${path} usable after it has translated every text`, async ({ page }) => {
      await gotoTranslated(page, path)
      await translate(page)
      const otherLabel = path === '/products' ? findRoute('/about').link : findRoute('/products').link
      await mainNavigation(page).getByRole('link', { name: otherLabel }).click()
      await expect(heading(page)).toHaveText(
        path === '/products'
          ? new RegExp(findRoute('/about').heading)
          : new RegExp(findRoute('/products').heading),
      )
      await page.goBack()
      await expect(page).toHaveURL(`${path}?translate`)
      await expect(heading(page)).toBeVisible()
    })

  test('is not printed', async ({ page }) => {
    await gotoTranslated(page, '/about')
    await page.emulateMedia({ media: 'print' })
    await expect(originalLink(page)).toBeHidden()
  })

  test('shows no failure 10 s after it has loaded', async ({ page }) => {
    await stubTranslator(page)
    await gotoFrozen(page, '/about?translate')
    await expect(async () => {
      await advanceClock(page, 1) // the stub answers from a timer, which fires only when the test advances the clock
      await expect(widget(page)).toBeVisible({ timeout: 100 })
    }).toPass()
    await advanceClock(page, 10_000)
    await expect(header(page).getByRole('status')).toHaveCount(0)
  })
})

test.describe('a page with the strict policy', () => {
  test('stays usable after Back from the translated view', async ({ page, baseURL, findings }) => {
    await goto(page, '/about')
    await goto(page, '/about?translate')
    await setLanguageCookie(page, baseURL)
    // Discards the requests to the service that the guards have reported. A stub would switch the HTTP cache off.
    findings.splice(0)
    await page.goBack()
    await waitForHydration(page)
    await expect(page).toHaveURL('/about')
    await expect(heading(page)).toHaveText(findRoute('/about').heading)
    await navigationLink(page, '/products').click()
    await expect(heading(page)).toHaveText(findRoute('/products').heading)
    expect(findings.splice(0).filter((finding) => !finding.startsWith('request to'))).toEqual([])
  })

  test('still has the link when another tab has set the service’s cookie', async ({ page, baseURL }) => {
    await page.goto('/about')
    await setLanguageCookie(page, baseURL)
    await waitForHydration(page)
    await expect(translateLink(page)).toBeVisible()
    await expect(heading(page)).toHaveText(findRoute('/about').heading)
  })
})

test.describe('in the translated view', { tag: '@readonly' }, () => {
  test('texts that change are updated: marquee', async ({ page }) => {
    await gotoTranslated(page, '/about')
    await translate(page)
    const marqueeButton = page.getByRole('region', { name: about.certifications.heading }).getByRole('button')
    await marqueeButton.click()
    await expect(marqueeButton).toHaveText(new RegExp(labels.marquee.play))
    await marqueeButton.click()
    await expect(marqueeButton).toHaveText(new RegExp(labels.marquee.pause))
  })

  test('texts that change are updated: counters', async ({ page }) => {
    await gotoTranslated(page, '/')
    await translate(page)
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    const numbers = page.getByRole('region', { name: home.counters.heading }).getByRole('definition')
    await expect(numbers).toHaveText(finalCounterTexts, { timeout: 12_000 }) // they rise by 1 per ms, up to 9999
  })

  test('texts that change are updated: messages and thanks of a form', async ({ page }) => {
    skipIfSending(contactForm)
    await gotoTranslated(page, '/contact')
    await translate(page)
    await page.getByRole('button', { name: new RegExp(contact.form.submit) }).click()
    await expect(page.getByText(contact.form.fields.name.message)).toBeVisible()
    for (const name of ['name', 'email', 'phoneNo', 'message']) await page.locator(`[name=${name}]`).fill('1')
    await expect(page.getByRole('form').getByRole('paragraph')).toHaveCount(0)
    await page.getByRole('button', { name: new RegExp(contact.form.submit) }).click()
    await expect(page.getByRole('status').filter({ hasText: labels.confirmation.thanks })).toContainText(
      `${labels.confirmation.thanks}, 1.`,
    )
  })

  test('texts that change are updated: lightbox', async ({ page }) => {
    test.skip(products.pieces.length < 2, 'the content has one piece')
    await gotoTranslated(page, '/products')
    await photographLinks(page).first().click()
    const dialog = page.getByRole('dialog', { name: labels.lightbox.label })
    await translateDialog(page)
    await page.keyboard.press('ArrowRight')
    await expect(
      dialog.getByText(
        fillPlaceholders(labels.lightbox.position, { number: 2, count: products.pieces.length }),
      ),
    ).toBeVisible()
    await expect(dialog.getByText(products.pieces[1]?.name ?? '', { exact: true })).toBeVisible()
    await expect(dialog.getByText(products.pieces[0]?.name ?? '')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('the menu opens and closes', { tag: '@mobile' }, async ({ page }) => {
    await gotoTranslated(page, '/about')
    await translate(page)
    await page.getByRole('button', { name: labels.frame.openMenu }).tap()
    await expect(mainNavigation(page)).toBeVisible()
    await page.getByRole('button', { name: labels.frame.closeMenu }).tap()
    await expect(mainNavigation(page)).toBeHidden()
  })
})

/** Selects Hindi while a dialog is open. It only dispatches an event, since the dialog covers the widget. */
const translateDialog = (page: Page) =>
  widget(page).evaluate((select: HTMLSelectElement) => {
    select.value = 'hi'
    select.dispatchEvent(new Event('change'))
  })

test.describe('a translator whose widget throws', { tag: '@readonly' }, () => {
  test.use({ allowConsole: /on purpose/ })

  test('shows a failure message with a retry button', async ({ page }) => {
    const body =
      'google = { translate: { TranslateElement: function () { throw Error("on purpose") } } }; translatorReady()'
    await page.route(/translate_a\/element\.js/, (route) => route.fulfill({ body }))
    await goto(page, '/about?translate')
    await expect(header(page).getByRole('status')).toHaveText(labels.translator.failure)
    await expect(header(page).getByRole('button', { name: labels.translator.retry })).toBeVisible()
  })
})

test.describe('a translator that fails to load', { tag: '@readonly' }, () => {
  test.use({ allowConsole: /^Failed to load resource/ })

  test('shows a failure message with a retry button, and leaves the page unchanged', async ({ page }) => {
    await gotoWithUnreachableTranslator(page, '/about')
    const status = header(page).getByRole('status')
    await expect(status).toHaveText(labels.translator.failure)
    await stubTranslator(page)
    await header(page).getByRole('button', { name: labels.translator.retry }).press('Enter')
    await expect(widget(page)).toBeVisible()
    await expect(header(page).getByRole('link', { name: labels.translator.original })).toBeFocused()
    await expect(status).toHaveCount(0)
    await navigationLink(page, '/products').click()
    await expect(heading(page)).toHaveText(findRoute('/products').heading)
  })

  test('shows a failure message after 10 s without a widget, and shifts nothing on a phone', async ({
    page,
  }) => {
    await page.setViewportSize(phoneViewport)
    await page.route('https://translate.google.com/**', (route) =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    )
    await gotoFrozen(page, '/about?translate')
    const status = header(page).getByRole('status')
    await expect(status).toHaveText(labels.translator.loading)
    await advanceClock(page, 9_999)
    await expect(status).toHaveText(labels.translator.loading)
    await advanceClock(page, 1)
    await expect(status).toHaveText(labels.translator.failure)
  })

  test('creates one widget when the first try answers after the second', async ({ page }) => {
    const serviceAnswer = Promise.withResolvers<void>()
    await page.route('https://translate.google.com/**', async (route) => {
      await serviceAnswer.promise
      await route.fulfill({ path: 'e2e/stubs/translator.js' })
    })
    await gotoFrozen(page, '/about?translate')
    await advanceClock(page, 10_000)
    await header(page).getByRole('button', { name: labels.translator.retry }).click()
    serviceAnswer.resolve()
    await expect(async () => {
      await advanceClock(page, 100)
      await expect(widget(page)).toBeVisible({ timeout: 100 })
    }).toPass()
    await advanceClock(page, 1_000)
    await expect(widget(page)).toHaveCount(1)
  })
})
