import type { Page, Route } from '@playwright/test'
import { errorPage, labels, sitePages } from './helpers/content.ts'
import { expect, test } from './helpers/guards.ts'
import {
  expectPage,
  followLink,
  footerLink,
  gotoHydrated,
  heading,
  lightboxLinks,
  navigationLink,
  phoneViewport,
  readScrollTop,
  waitForHydration,
  zoomedViewport,
} from './helpers/pages.ts'
import {
  appScriptPattern,
  holdRequests,
  recordRequests,
  waitUntilRequestsAreSent,
} from './helpers/requests.ts'
import { pressRepeatedly } from './helpers/tabStops.ts'
import { contactForm, formMessages } from './helpers/forms.ts'
import { proves } from './specification.ts'

/** Expects the load failure message. It comes after up to two document loads, each with three requests for the app. */
async function expectLoadFailure(page: Page) {
  await expect(page.getByRole('alert')).toContainText(labels.frame.loadFailure, { timeout: 15_000 })
  await expect(page.getByRole('alert')).toBeInViewport()
}

const loadFailureOptions = {
  allowStatus: [404, 500, 503],
  allowConsole: /Failed to fetch|error loading dynamically|NetworkError|ERR_INTERNET_DISCONNECTED/,
}

test.describe('an app that fails to load', { tag: '@readonly' }, () => {
  test.use(loadFailureOptions)

  const answerAppWith404 = (page: Page) =>
    page.route(appScriptPattern, (route) => route.fulfill({ status: 404, body: 'not found' }))

  test('is loaded from another URL after one failure, without a reload', async ({ page }) => {
    const requestedDocuments = recordRequests(page, 'document')
    await page.route(/\/assets\/app-[^/]+\.js$/, (route) => route.fulfill({ status: 503 }))
    await gotoHydrated(page, '/about')
    expect(requestedDocuments).toEqual(['/about'])
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('is loaded after two failures if the line is back then, and an earlier tap takes effect', async ({
    page,
  }) => {
    const requestedDocuments = recordRequests(page, 'document')
    await page.route(/\/assets\/app-[^/]+\.js\??$/, (route) => route.abort('internetdisconnected')) // lets "??" pass
    await page.setViewportSize(phoneViewport)
    await page.goto('/about')
    await page.getByRole('button', { name: labels.frame.openMenu }).click()
    await expect(page.getByRole('button', { name: labels.frame.closeMenu })).toBeVisible()
    expect(requestedDocuments).toEqual(['/about'])
  })

  for (const [when, dispatch] of [
    [
      'after Back to a page that was left while it was loading',
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['when the browser is online again', () => dispatchEvent(new Event('online'))],
  ] as const)
    test(`is started ${when}`, async ({ page }) => {
      await page.route(appScriptPattern, (route) => route.abort('internetdisconnected'))
      await page.route('/contact', (route) =>
        route.request().method() === 'HEAD' ? route.abort('internetdisconnected') : route.continue(),
      )
      await page.goto('/contact')
      await contactForm.locateField(page, 'message').fill('Two tables, please.')
      await expectLoadFailure(page)
      await page.unrouteAll()
      await page.evaluate(dispatch)
      await waitForHydration(page)
      const requestedScripts = recordRequests(page, 'script')
      await page.evaluate(() => {
        dispatchEvent(new Event('online'))
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await waitUntilRequestsAreSent(page)
      expect(requestedScripts, 'is not started twice').toEqual([])
      await expect(page.getByRole('alert')).toBeHidden()
      await contactForm.submit(page)
      await expect(formMessages(page)).toHaveCount(contactForm.fields.length - 1)
      await expect(contactForm.locateField(page, 'message')).toHaveValue('Two tables, please.')
    })

  test('shows a message after one reload, and the browser validates forms', async ({ page }) => {
    await answerAppWith404(page)
    const requestedDocuments = recordRequests(page, 'document')
    await page.goto('/contact')
    await expectLoadFailure(page)
    expect(requestedDocuments).toEqual(['/contact', '/contact'])
    await expectPage(page, '/contact')
    await contactForm.submit(page)
    await expect(contactForm.locateField(page, 'name')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
    await page.getByText(labels.frame.copyright).click({ trial: true }) // fails if anything covers it
    await followLink(page, '/products')
  })

  test('shows a message that covers no control which Tab reaches', async ({ page }) => {
    await answerAppWith404(page)
    await page.setViewportSize(phoneViewport)
    await page.goto('/about')
    await expectLoadFailure(page)
    expect((await pressRepeatedly(page, 'Tab')).faults).toEqual([])
  })

  test('shows a message that covers nothing at 400 % zoom', async ({ page }) => {
    await page.setViewportSize(zoomedViewport)
    await answerAppWith404(page)
    await page.goto('/contact')
    await expect(page.getByRole('alert')).toContainText(labels.frame.loadFailure, { timeout: 15_000 })
    await expect(page.getByRole('alert')).not.toBeInViewport()
  })

  test('shows a message and keeps the text if the visitor has typed', async ({ page }) => {
    await answerAppWith404(page)
    const releaseApp = await holdRequests(page, appScriptPattern)
    await page.goto('/contact')
    const messageField = contactForm.locateField(page, 'message')
    await messageField.fill('Two tables, please.')
    releaseApp()
    await expectLoadFailure(page)
    await expect(messageField).toHaveValue('Two tables, please.')
  })

  for (const [where, answer] of [
    ['on a dead line', (route: Route) => route.abort('internetdisconnected')],
    ['behind a proxy that fails', (route: Route) => route.fulfill({ status: 500 })],
  ] as const)
    test(`shows a message without a reload ${where}`, async ({ page }) => {
      await page.route('/about', (route) =>
        route.request().method() === 'HEAD' ? answer(route) : route.continue(),
      )
      await answerAppWith404(page)
      const requestedDocuments = recordRequests(page, 'document')
      await page.goto('/about')
      await expectLoadFailure(page)
      expect(requestedDocuments).toEqual(['/about'])
    })
})

test.describe('a render error', { tag: '@readonly' }, () => {
  test.use({ allowConsole: /on purpose|Minified React error/, allowShift: true })

  /** Makes a part fail: a browser function that it calls throws from now on, or, for the header, at the next call. */
  const makeRenderingFail = (page: Page, part: 'page' | 'header') =>
    page.evaluate((part) => {
      const throwOnPurpose = () => {
        throw new Error('on purpose')
      }
      const originalMatchMedia = window.matchMedia
      if (part === 'header')
        window.matchMedia = () => {
          window.matchMedia = originalMatchMedia // later calls are by other code, which must not fail
          return throwOnPurpose()
        }
      else IntersectionObserver.prototype.observe = throwOnPurpose
    }, part)

  test('of the page shows the error page with a link home', proves('errors.failure'), async ({ page }) => {
    await gotoHydrated(page, '/products')
    const originalObserve = await page.evaluateHandle(() => IntersectionObserver.prototype.observe)
    await makeRenderingFail(page, 'page')
    const openFailingPage = async () => {
      await navigationLink(page, '/about').click() // its marquee calls observe(), which now throws
      await expect(heading(page)).toHaveText(errorPage.title)
    }
    await openFailingPage()
    await expect(page).toHaveTitle(errorPage.title)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText('on purpose')).toHaveCount(0)
    await followLink(page, '/grievance') // other pages still work
    await openFailingPage()
    await page.evaluate((observe) => (IntersectionObserver.prototype.observe = observe), originalObserve)
    await navigationLink(page, '/about').click() // /about works again when its error is gone
    await expectPage(page, '/about')
    await followLink(page, '/products')
    await makeRenderingFail(page, 'page')
    await openFailingPage()
    const requestedDocuments = recordRequests(page, 'document')
    await page.getByRole('link', { name: errorPage.home, exact: true }).click()
    await expectPage(page, '/')
    await expect(page).toHaveTitle(sitePages[0]?.title ?? '')
    expect(requestedDocuments).toEqual(['/'])
  })

  test('of the page at its first rendering sets title and focus, too', async ({ page }) => {
    await gotoHydrated(page, '/about')
    await page.evaluate(() => {
      Math.min = Math.max = () => {
        throw new Error('on purpose') // the page calls Math.min and Math.max to compute a photograph's `sizes`
      }
    })
    await footerLink(page, '/contact').dispatchEvent('click')
    await expect(heading(page)).toHaveText(errorPage.title)
    await expect(page).toHaveTitle(errorPage.title)
    await expect(heading(page)).toBeFocused()
  })

  test('of the lightbox, far down on the page, shows the error page from its top', async ({ page }) => {
    await gotoHydrated(page, '/products')
    await page.evaluate(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('on purpose')
      }
    })
    await lightboxLinks(page).last().click()
    await expect(heading(page)).toHaveText(errorPage.title)
    await expect(heading(page)).toBeFocused()
    expect(await readScrollTop(page)).toBe(0)
  })

  test('of the header shows only the error page, until Back', { tag: '@mobile' }, async ({ page }) => {
    await gotoHydrated(page, '/')
    const openFailingMenu = async () => {
      await footerLink(page, '/about').tap()
      await expectPage(page, '/about')
      await makeRenderingFail(page, 'header')
      await page.getByRole('button', { name: labels.frame.openMenu }).tap()
      await expect(heading(page)).toHaveText(errorPage.title)
    }
    await openFailingMenu()
    await expect(page).toHaveTitle(errorPage.title)
    await expect(page.getByRole('main').getByRole('heading')).toBeFocused()
    await page.goBack() // the error is gone
    await expect(page).toHaveTitle(sitePages[0]?.title ?? '')
    await expect(footerLink(page, '/about')).toBeFocused()
    await openFailingMenu()
    await page.getByRole('link', { name: errorPage.home, exact: true }).tap()
    await expectPage(page, '/')
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
