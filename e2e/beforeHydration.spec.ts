import { fillTemplate } from '../src/lib/fillTemplate.ts'
import { home, labels, products, findSitePage, formatDotLabel } from './helpers/content.ts'
import { advanceClock, freezeClock } from './helpers/clock.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import {
  expectNewTab,
  expectPage,
  footerLink,
  gotoHydrated,
  heading,
  lightboxLinks,
  mainNavigation,
  readScrollTop,
  setScrollTop,
  waitForHydration,
  mapGuardOptions,
} from './helpers/pages.ts'
import { appScriptPattern, holdRequests, recordConsoleLogs, recordRequests } from './helpers/requests.ts'
import { contactForm, formMessages } from './helpers/forms.ts'

// Tests user input before the app has hydrated the page. docs/loading.md explains how it is queued.

/** Opens a page and delays the app's script. The returned function releases the script and waits for hydration. */
async function openWithHeldApp(page: Page, path: string) {
  const releaseScript = await holdRequests(page, appScriptPattern)
  await page.goto(path)
  return async () => {
    releaseScript()
    await waitForHydration(page)
  }
}

/** Opens the home page with a frozen clock, so that the carousel stays at its first slide. */
async function openSlidesWithHeldApp(page: Page) {
  test.skip(slideCount < 2, 'the content has one slide')
  await freezeClock(page)
  return openWithHeldApp(page, '/')
}

const slideCount = home.slides.items.length
const dot = (page: Page, number: number) => page.getByRole('button', { name: formatDotLabel(number) })
const expectSlide = (page: Page, number: number) =>
  expect(dot(page, number)).toHaveAttribute('aria-current', 'true')
const loadingMessage = (page: Page) => page.getByRole('alert').filter({ hasText: labels.frame.loading })

// Layout shifts are allowed: actions before hydration take effect only after it. By then the browser may no longer
// attribute a shift to the input (hadRecentInput).
test.use({ allowShift: true, ...mapGuardOptions })

test.describe('before the app has hydrated', { tag: '@readonly' }, () => {
  test('clicks are queued and take effect in order', async ({ page }) => {
    const releaseApp = await openSlidesWithHeldApp(page)
    await dot(page, 2).click()
    const arrow = page.getByRole('button', { name: labels.slides.next })
    await arrow.click()
    await arrow.click()
    await releaseApp()
    await expectSlide(page, (3 % slideCount) + 1)
    await advanceClock(page, 3_000)
    await expect(loadingMessage(page), 'the app was in time').toBeHidden()
  })

  test('two impatient taps on the menu button open the menu', { tag: '@mobile' }, async ({ page }) => {
    const releaseApp = await openWithHeldApp(page, '/about')
    const menuButton = page.getByRole('button', { name: labels.frame.openMenu })
    await menuButton.tap()
    await menuButton.tap()
    await releaseApp()
    await expect(mainNavigation(page)).toBeVisible()
  })

  test('the keyboard focus on the carousel stops it also after hydration', async ({ page }) => {
    const releaseApp = await openSlidesWithHeldApp(page)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: labels.slides.next }).focus()
    await releaseApp()
    await advanceClock(page, 5_000)
    await expectSlide(page, 1)
  })

  test('the focus on the strip of slides, which loses it to hydration, does not stop them', async ({
    page,
  }) => {
    const releaseApp = await openSlidesWithHeldApp(page)
    await page.keyboard.press('Tab')
    await page.getByRole('region', { name: home.slides.label }).locator('[tabindex="0"]').focus()
    await releaseApp()
    await advanceClock(page, 3_000)
    await expectSlide(page, 2)
  })

  // Only in Chromium: the test also clicks with Ctrl, and Playwright's Firefox does not report the new tab's URL.
  test('a plain click on a photograph is queued', { tag: '@chromium' }, async ({ page }) => {
    const releaseApp = await openWithHeldApp(page, '/products')
    await expectNewTab(page, lightboxLinks(page).first())
    await lightboxLinks(page).last().click()
    await expect(page).toHaveURL('/products')
    await releaseApp()
    const number = products.pieces.length
    const positionText = fillTemplate(labels.lightbox.position, { number, count: number })
    await expect(page.getByRole('dialog').getByText(positionText)).toBeVisible()
  })

  test('queued menu and photograph lock the page until both close', { tag: '@mobile' }, async ({ page }) => {
    const releaseApp = await openWithHeldApp(page, '/products')
    await page.getByRole('button', { name: labels.frame.openMenu }).tap()
    await lightboxLinks(page).first().tap()
    await releaseApp()
    await page.getByRole('dialog').getByRole('button', { name: labels.frame.closeDialog }).tap()
    await expect(mainNavigation(page)).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    // Presses Enter: the dialog's close button was in the same corner, so a tap would be the second of a double tap.
    await page.getByRole('button', { name: labels.frame.closeMenu }).press('Enter')
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  })

  test('typing after a submit takes the submit back', async ({ page }) => {
    const releaseApp = await openWithHeldApp(page, '/contact')
    await contactForm.locateField(page, 'name').fill('Asha')
    await page.keyboard.press('Enter')
    await contactForm.locateField(page, 'email').pressSequentially('a')
    await releaseApp()
    await page.keyboard.type('b')
    await expect(contactForm.locateField(page, 'email')).toHaveValue('ab')
    await expect(formMessages(page)).toHaveCount(0)
  })

  test('Back loads the page of its URL, at its scroll position', async ({ page }) => {
    await gotoHydrated(page, '/about')
    await setScrollTop(page, 900)
    // Dispatches only the event, since Playwright's `click` would scroll to the link first.
    await footerLink(page, '/products').dispatchEvent('click')
    await expectPage(page, '/products')
    const releaseScript = await holdRequests(page, appScriptPattern)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.goBack({ waitUntil: 'commit' })
    await expectPage(page, '/about')
    await expect(page).toHaveTitle(findSitePage('/about').title)
    releaseScript()
    await waitForHydration(page)
    await expect.poll(() => readScrollTop(page)).toBe(900)
  })

  test('Back from a #fragment loads nothing', async ({ page }) => {
    const releaseApp = await openWithHeldApp(page, '/about')
    const requestedDocuments = recordRequests(page, 'document')
    await page.evaluate(() => (location.hash = '#content'))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/about')
    await releaseApp()
    expect(requestedDocuments).toEqual([])
  })

  test('a click on the arrow counts from the slide that the visitor scrolled to', async ({ page }) => {
    const releaseApp = await openSlidesWithHeldApp(page)
    const slideName = fillTemplate(labels.slides.position, { number: 2, count: slideCount })
    const slide = page.getByRole('group', { name: slideName })
    await slide
      .locator('xpath=../..')
      .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }))
    await page.getByRole('button', { name: labels.slides.next }).click()
    await releaseApp()
    const nextNumber = (2 % slideCount) + 1
    await expectSlide(page, nextNumber)
    const nextSlideName = fillTemplate(labels.slides.position, { number: nextNumber, count: slideCount })
    await expect(page.getByRole('group', { name: nextSlideName }).getByRole('img')).toBeInViewport({
      ratio: 0.5,
    })
  })

  for (const [input, act] of [
    ['a sideways move', "dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))"],
    ['a vertical move', "dispatchEvent(new PointerEvent('pointermove', { movementY: 1 }))"],
    ['a tap', "dispatchEvent(new PointerEvent('pointerdown'))"],
    ['a key', "dispatchEvent(new KeyboardEvent('keydown'))"],
    ['the focus', "document.querySelector('a').focus()"],
  ] as const)
    test(`the app is requested at ${input}, not while the mouse rests over the page`, async ({ page }) => {
      const requestedScripts = recordRequests(page, 'script')
      await freezeClock(page)
      await page.goto('/about')
      await page.evaluate(async () => {
        dispatchEvent(new PointerEvent('pointermove'))
        await fetch('/robots.txt') // waits, so that a script request caused by the event would be recorded
      })
      expect(requestedScripts).toEqual([])
      await page.evaluate(act)
      await expect.poll(() => requestedScripts).toEqual([expect.stringMatching(appScriptPattern)])
    })

  test('a late app shows "still loading" after 3 s, until it has loaded', async ({ page }) => {
    const releaseApp = await openSlidesWithHeldApp(page)
    await dot(page, slideCount).click()
    await advanceClock(page, 2_900)
    await expect(loadingMessage(page)).toBeHidden()
    await advanceClock(page, 100)
    await expect(loadingMessage(page)).toBeInViewport()
    await dot(page, 1).click() // still queued
    await releaseApp()
    await expectSlide(page, 1)
    await expect(loadingMessage(page)).toBeHidden()
    await advanceClock(page, 3_000)
    await expect(loadingMessage(page)).toBeHidden()
  })

  // Only in Chromium: the test aborts a navigation, after which Playwright's Firefox shows an error page.
  test('after 3 s the browser opens the last queued photograph', { tag: '@chromium' }, async ({ page }) => {
    await freezeClock(page)
    const releaseApp = await openWithHeldApp(page, '/products')
    const lastClickedHref = (await lightboxLinks(page).nth(1).getAttribute('href')) ?? 'none'
    const requestedDocuments = recordRequests(page, 'document')
    await page.route(lastClickedHref, (route) => route.abort('aborted')) // the browser stays on the page
    for (const index of [0, 1]) await lightboxLinks(page).nth(index).click()
    await advanceClock(page, 2_900)
    expect(requestedDocuments).toEqual([])
    await page.clock.runFor(100)
    await expect.poll(() => requestedDocuments).toEqual([lastClickedHref])
    await releaseApp()
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('a page changed by third parties before hydration', { tag: '@readonly' }, () => {
  /** Adds an element after each field, as password managers do, and wraps or changes each text, as translators do. */
  const imitateThirdParties = (page: Page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input, textarea'))
        field.after(Object.assign(document.createElement('span'), { className: 'manager' }))
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const textNodes: Text[] = []
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest('script, style, noscript, textarea'))
          textNodes.push(walker.currentNode as Text)
      for (const text of textNodes.filter(({ data }) => data.trim())) {
        const font = document.createElement('font')
        font.append(`«${text.data}»`)
        if (text.parentElement?.closest('footer')) text.data = `«${text.data}»`
        else text.replaceWith(font)
      }
    })

  test('keeps text, focus, the changes and a queued submit, and is not rendered again', async ({ page }) => {
    contactForm.skipIfItHasEndpoint()
    const logs = recordConsoleLogs(page)
    const releaseApp = await openWithHeldApp(page, '/contact')
    await contactForm.fill(page)
    await contactForm.locateField(page, 'phoneNo').clear()
    await contactForm.locateField(page, 'phoneNo').pressSequentially('555 01-42')
    await page.getByRole('button', { name: contactForm.button }).dblclick()
    await contactForm.locateField(page, 'name').focus()
    await imitateThirdParties(page)
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('#root *')) Object.assign(each, { isFromServer: true })
    })
    await releaseApp()
    await expect(page.getByRole('status').filter({ hasText: 'Asha Rao' })).toBeVisible()
    expect(await Promise.all(logs), 'once, also by a double click').toEqual([[contactForm.sampleValues]])
    await expect(formMessages(page)).toHaveCount(0)
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('form').locator('.manager')).toHaveCount(contactForm.fields.length)
    await expect(heading(page)).toHaveText(`«${findSitePage('/contact').heading}»`)
    await expect(page.getByRole('contentinfo').getByRole('paragraph').last()).toHaveText(/^«©.*»$/)
    for (const part of ['heading', 'banner', 'form', 'contentinfo'] as const) {
      const element = page.getByRole(part).first()
      expect(await element.evaluate((each) => 'isFromServer' in each), part).toBe(true)
    }
  })

  test('keeps text and focus, but is rendered again, if it was changed while it was parsed', async ({
    page,
    findings,
  }) => {
    await page.addInitScript(() =>
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof Element && node.matches('input:not(.added), textarea'))
              node.after(Object.assign(document.createElement('input'), { className: 'added' }))
            else if (node instanceof Element && node.id === 'root')
              node.before(document.createElement('template')) // as some extensions do
      }).observe(document, { childList: true, subtree: true }),
    )
    const releaseApp = await openWithHeldApp(page, '/contact')
    await contactForm.fill(page)
    await contactForm.locateField(page, 'email').focus()
    await releaseApp()
    for (const each of contactForm.fields)
      await expect(contactForm.locateField(page, each.name)).toHaveValue(each.value)
    await expect(contactForm.locateField(page, 'email')).toBeFocused()
    // React's production build reports the error as a code, its development build (used with mutants) as a text.
    expect(findings.splice(0)).toEqual([
      expect.stringMatching(/Minified React error #418|^uncaught: Hydration failed/),
    ])
  })
})
