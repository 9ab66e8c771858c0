import type { Page } from '@playwright/test'
import { fillPlaceholders } from '../src/lib/fillPlaceholders.ts'
import { contact, grievance, home, labels, products, findRoute, dotLabel } from './content.ts'
import {
  appScriptPattern,
  holdRequests,
  recordConsoleLogs,
  expect,
  freezeClock,
  goto,
  heading,
  waitForHydration,
  mainNavigation,
  advanceClock,
  test,
  navigationLink,
  photographLinks,
} from './fixtures.ts'
import { contactForm, findField, grievanceForm, locateField, locateMessages, skipIfSending } from './forms.ts'
import { startProxy } from './proxy.ts'

// User input before the app has hydrated the page. docs/loading.md explains how it is queued.

/** Opens a page and holds back the app's script. The returned function releases the script and waits for hydration. */
async function openWithoutApp(page: Page, path: string) {
  const releaseScript = await holdRequests(page, appScriptPattern)
  await page.goto(path)
  return async () => {
    releaseScript()
    await waitForHydration(page)
  }
}

const currentSlide = (page: Page) =>
  page.getByRole('group', { name: labels.slides.dots }).locator('[aria-current=true]')

// Actions before hydration are replayed after it: too late for browsers to exclude their layout shifts (hadRecentInput).
test.use({ allowShift: true, allowHosts: ['www.openstreetmap.org'] })

test.describe('before the app has hydrated', { tag: '@readonly' }, () => {
  test('clicks are queued and take effect in order', async ({ page }) => {
    test.skip(home.slides.items.length < 2, 'the content has one slide')
    await freezeClock(page)
    const releaseApp = await openWithoutApp(page, '/')
    await page.getByRole('button', { name: dotLabel(2) }).click()
    await page.getByRole('button', { name: labels.slides.next }).click()
    await releaseApp()
    await expect(currentSlide(page)).toHaveAccessibleName(dotLabel((2 % home.slides.items.length) + 1))
    await advanceClock(page, 3_000)
    await expect(page.getByText(labels.frame.loading), 'the app was in time').toBeHidden()
  })

  test('the keyboard focus on the carousel stops it also after hydration', async ({ page }) => {
    test.skip(home.slides.items.length < 2, 'the content has one slide')
    await freezeClock(page)
    const releaseApp = await openWithoutApp(page, '/')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: labels.slides.next }).focus()
    await releaseApp()
    await advanceClock(page, 5_000)
    await expect(currentSlide(page)).toHaveAccessibleName(dotLabel(1))
  })

  test('a click on a photograph is queued', async ({ page }) => {
    const releaseApp = await openWithoutApp(page, '/products')
    await photographLinks(page).last().click()
    await expect(page).toHaveURL('/products')
    await releaseApp()
    await expect(
      page.getByRole('dialog', { name: labels.lightbox.label }).getByText(
        fillPlaceholders(labels.lightbox.position, {
          number: products.pieces.length,
          count: products.pieces.length,
        }),
      ),
    ).toBeVisible()
  })

  test('a click on a photograph with Ctrl or the middle button is left to the browser', async ({
    page,
    context,
  }) => {
    // Opening the image would violate the CSP: browsers show an image in a document with inline styles. So the answer is
    // text.
    await context.route(/\.jpg$/, (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ body: 'a picture' }) : route.continue(),
    )
    await openWithoutApp(page, '/products')
    for (const openInNewTab of [
      () =>
        photographLinks(page)
          .first()
          .click({ modifiers: ['Control'] }),
      () => photographLinks(page).first().click({ button: 'middle' }),
    ]) {
      const opened = context.waitForEvent('page')
      await openInNewTab()
      await expect(await opened).toHaveURL(new RegExp(`/assets/${products.pieces[0]?.photograph}`))
    }
    await expect(page).toHaveURL('/products')
  })

  test(
    'menu and photograph are both queued: the page stays locked until both are closed',
    { tag: '@mobile' },
    async ({ page }) => {
      const releaseApp = await openWithoutApp(page, '/products')
      await page.getByRole('button', { name: labels.frame.openMenu }).tap()
      await photographLinks(page).first().tap()
      await releaseApp()
      await page.getByRole('dialog').getByRole('button', { name: labels.frame.closeDialog }).tap()
      await expect(mainNavigation(page)).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
      await page.getByRole('button', { name: labels.frame.closeMenu }).tap()
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
    },
  )

  test('Back loads the page of its URL', async ({ page }) => {
    await goto(page, '/about')
    await navigationLink(page, '/products').click()
    await expect(heading(page)).toHaveText(findRoute('/products').heading)
    const releaseScript = await holdRequests(page, appScriptPattern)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.goBack({ waitUntil: 'commit' })
    await expect(heading(page)).toHaveText(findRoute('/about').heading)
    await expect(page).toHaveTitle(findRoute('/about').title)
    releaseScript()
  })

  test('the slide that the visitor scrolled to stays', async ({ page }) => {
    test.skip(home.slides.items.length < 2, 'the content has one slide')
    await freezeClock(page)
    const releaseApp = await openWithoutApp(page, '/')
    const slideStrip = page
      .getByRole('group', {
        name: fillPlaceholders(labels.slides.position, { number: 2, count: home.slides.items.length }),
      })
      .locator('xpath=../..')
    await slideStrip.evaluate((element) =>
      element.scrollTo({ left: element.clientWidth, behavior: 'instant' }),
    )
    await releaseApp()
    await expect(currentSlide(page)).toHaveAccessibleName(dotLabel(2))
    await expect(
      page
        .getByRole('group', {
          name: fillPlaceholders(labels.slides.position, { number: 2, count: home.slides.items.length }),
        })
        .getByRole('img'),
    ).toBeInViewport({ ratio: 0.5 })
  })

  test('an incomplete form is queued and shows its messages', async ({ page }) => {
    const releaseApp = await openWithoutApp(page, '/grievance')
    await locateField(page, findField(grievanceForm, 'cardNo')).fill('1')
    await page.getByRole('button', { name: grievance.form.submit }).click()
    await releaseApp()
    await expect(locateMessages(page)).toHaveCount(3)
    await expect(locateField(page, findField(grievanceForm, 'aadharNo'))).toBeFocused()
  })

  test('a complete form, submitted by a double click, is logged once and confirmed', async ({ page }) => {
    skipIfSending(grievanceForm)
    const logs = recordConsoleLogs(page)
    const releaseApp = await openWithoutApp(page, '/grievance')
    for (const field of grievanceForm.fields) await locateField(page, field).fill('1')
    await page.getByRole('button', { name: grievance.form.submit }).dblclick()
    await releaseApp()
    await expect(page.getByRole('status').filter({ hasText: labels.confirmation.thanks })).toBeFocused()
    await expect(locateMessages(page)).toHaveCount(0)
    expect(await Promise.all(logs)).toEqual([[{ cardNo: '1', aadharNo: '1', phoneNo: '1', message: '1' }]])
    await expect(page).toHaveURL('/grievance')
  })

  test('the app is requested when the mouse moves, not while it rests over the page', async ({ page }) => {
    const appRequests: string[] = []
    page.on('request', (request) => {
      if (appScriptPattern.test(request.url())) appRequests.push(request.url())
    })
    await freezeClock(page)
    await page.goto('/about')
    await page.evaluate(async () => {
      dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
      await fetch('/robots.txt') // a request caused by the event would come before this one
    })
    expect(appRequests).toHaveLength(0)
    await waitForHydration(page)
    expect(appRequests).toHaveLength(1)
  })
})

test.describe('an app that loads late', { tag: '@readonly' }, () => {
  const loadingMessage = (page: Page) => page.getByRole('status').filter({ hasText: labels.frame.loading })

  test('shows "still loading" after 3 s, until it has loaded', async ({ page }) => {
    test.skip(home.slides.items.length < 2, 'the content has one slide')
    await freezeClock(page)
    const releaseApp = await openWithoutApp(page, '/')
    await page.getByRole('button', { name: dotLabel(home.slides.items.length) }).click()
    await advanceClock(page, 2_900)
    await expect(loadingMessage(page)).toBeHidden()
    await advanceClock(page, 100)
    await expect(loadingMessage(page)).toBeVisible()
    await expect(page.getByText(labels.errorPage.title)).toBeHidden()
    await releaseApp()
    await expect(currentSlide(page)).toHaveAccessibleName(dotLabel(home.slides.items.length))
    await expect(loadingMessage(page)).toBeHidden()
    await advanceClock(page, 3_000)
    await expect(loadingMessage(page)).toBeHidden()
  })

  test('leaves a photograph to the browser after 3 s, and does not open it as well', async ({ page }) => {
    await freezeClock(page)
    const releaseApp = await openWithoutApp(page, '/products')
    const photographHref = (await photographLinks(page).first().getAttribute('href')) ?? 'none'
    let requestCount = 0
    // Without an answer the browser stays on the page.
    await page.route(photographHref, (route) => {
      requestCount++
      return route.abort('aborted')
    })
    await photographLinks(page).first().click()
    await advanceClock(page, 2_900)
    expect(requestCount).toBe(0)
    await page.clock.runFor(100)
    await expect.poll(() => requestCount).toBe(1)
    await releaseApp()
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('a page changed by third parties before hydration', { tag: '@readonly' }, () => {
  const labelOf = (name: keyof typeof contact.form.fields) => contact.form.fields[name].label
  const fieldValues = {
    [labelOf('name')]: 'Asha Rao',
    [labelOf('email')]: 'asha@example.com',
    [labelOf('phoneNo')]: '5550142',
    [labelOf('message')]: 'नमस्ते',
  }

  /**
   * Adds an element after each field, as password managers do, and wraps or changes each text, as different translators
   * do.
   */
  const changeEverything = (page: Page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input, textarea')) {
        const icon = document.createElement('span')
        icon.className = 'manager'
        field.after(icon)
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const textNodes: Text[] = []
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest('script, style, noscript, textarea'))
          textNodes.push(walker.currentNode as Text)
      for (const text of textNodes.filter(({ data }) => data.trim())) {
        if (text.parentElement?.closest('footer')) {
          text.data = `«${text.data}»`
          continue
        }
        const font = document.createElement('font')
        font.append(`«${text.data}»`)
        text.replaceWith(font)
      }
    })

  test('keeps typed text, focus, the changes and a queued submit, and is not rendered again', async ({
    page,
  }) => {
    skipIfSending(contactForm)
    const logs = recordConsoleLogs(page)
    const releaseApp = await openWithoutApp(page, '/contact')
    for (const [label, text] of Object.entries(fieldValues))
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('button', { name: contact.form.submit }).click()
    await page.getByLabel(labelOf('name')).focus()
    await changeEverything(page)
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('#root *'))
        Object.assign(element, { isFromServer: true })
    })
    await releaseApp()
    await expect(page.getByRole('status').filter({ hasText: 'Asha Rao' })).toBeVisible()
    expect(await Promise.all(logs)).toEqual([
      [{ name: 'Asha Rao', email: 'asha@example.com', phoneNo: '5550142', message: 'नमस्ते' }],
    ])
    await expect(page.getByRole('form').locator('.manager')).toHaveCount(4)
    await expect(heading(page)).toHaveText(`«${findRoute('/contact').heading}»`)
    await expect(page.getByRole('contentinfo').getByRole('paragraph').last()).toHaveText(/^«©.*»$/)
    const [header, form, footer] = (['banner', 'form', 'contentinfo'] as const).map((role) =>
      page.getByRole(role),
    )
    for (const part of [heading(page), header, form, footer])
      expect(await part?.evaluate((element) => 'isFromServer' in element)).toBe(true)
  })

  test('during parsing: keeps typed text and focus, although React renders everything again', async ({
    page,
    findings,
  }) => {
    await page.addInitScript(() =>
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof Element && node.matches('input, textarea'))
              node.after(document.createElement('span'))
      }).observe(document, { childList: true, subtree: true }),
    )
    const releaseApp = await openWithoutApp(page, '/contact')
    for (const [label, text] of Object.entries(fieldValues))
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByLabel(labelOf('email')).focus()
    await releaseApp()
    for (const [label, text] of Object.entries(fieldValues))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    await expect(page.getByLabel(labelOf('email'))).toBeFocused()
    // React's error as a code, or as its full text from the development build, with which mutants are run.
    expect(findings.splice(0)).toEqual([
      expect.stringMatching(/Minified React error #418|^uncaught: Hydration failed/),
    ])
  })
})

test('hydration waits until the document has been parsed', { tag: '@local' }, async ({ page, baseURL }) => {
  const resume = Promise.withResolvers<void>()
  let isSlow = false
  const proxy = await startProxy(baseURL ?? '', (path) =>
    isSlow && path === '/about' ? { share: 0.75, resumeWhen: resume.promise } : {},
  )
  try {
    await goto(page, `${proxy.url}/contact`) // so that the app's script is in the HTTP cache
    isSlow = true
    await page.goto(`${proxy.url}/about`, { waitUntil: 'commit' })
    await heading(page).waitFor()
    await page.keyboard.press('Shift')
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    })
    await expect(page.locator('html')).not.toHaveAttribute('data-stage', /hydrated/)
    resume.resolve()
    await waitForHydration(page) // if hydration failed, the guards would report an error
  } finally {
    resume.resolve()
    await page.close()
    proxy.stop()
  }
})
