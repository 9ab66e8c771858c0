import type { Page } from '@playwright/test'
import { labels, routes } from './content.ts'
import { appScriptPattern, expect, expectPage, followLink, goto, heading } from './fixtures.ts'
import { navigationLink, recordRequests, test } from './fixtures.ts'
import { contactForm, findField, locateField, submitForm } from './forms.ts'
import { proves } from './specification.ts'

const { title: errorTitle } = labels.errorPage
const expectLoadFailure = (page: Page) =>
  expect(page.getByRole('alert')).toContainText(labels.frame.loadFailure)

test.describe('an app that fails to load', { tag: '@readonly' }, () => {
  test.use({
    allowStatus: [404],
    allowConsole: /Failed to fetch dynamically imported module|error loading dynamically/,
  })

  /**
   * Answers requests for the app's script with 404: always, or, with `loadedPaths`, until it has a second document, which is
   * the reload.
   */
  const answerAppWith404 = (page: Page, loadedPaths?: string[]) =>
    page.route(appScriptPattern, (route) =>
      loadedPaths && loadedPaths.length > 1
        ? route.continue()
        : route.fulfill({ status: 404, body: 'not found' }),
    )

  test('after a deployment: the document reloads once, then works', async ({ page }) => {
    const loadedPaths = recordRequests(page, 'document')
    await answerAppWith404(page, loadedPaths)
    await goto(page, '/about')
    expect(loadedPaths).toEqual(['/about', '/about'])
    await expectPage(page, '/about')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('permanently: a message after one reload', async ({ page }) => {
    await answerAppWith404(page)
    const loadedPaths = recordRequests(page, 'document')
    await page.goto('/about')
    await expectLoadFailure(page)
    expect(loadedPaths).toEqual(['/about', '/about'])
    await expectPage(page, '/about')
    await page.keyboard.press('End')
    await page.getByText(labels.frame.copyright).click({ trial: true }) // nothing covers the end of the page
    await followLink(page, '/products')
  })

  test('permanently: the browser validates forms instead', async ({ page }) => {
    await answerAppWith404(page)
    await page.goto('/contact')
    await expectLoadFailure(page)
    await submitForm(page, contactForm)
    await expect(locateField(page, findField(contactForm, 'name'))).toBeFocused()
  })

  test('after the visitor has typed: a message, and the text stays', async ({ page }) => {
    const typed = Promise.withResolvers<void>()
    await page.route(appScriptPattern, async (route) => {
      await typed.promise
      await route.fulfill({ status: 404, body: 'not found' })
    })
    await page.goto('/contact')
    const messageField = locateField(page, findField(contactForm, 'message'))
    await messageField.fill('Two tables, please.')
    typed.resolve()
    await expectLoadFailure(page)
    await expect(messageField).toHaveValue('Two tables, please.')
  })

  test('offline: a message without a reload', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await answerAppWith404(page)
    const loadedPaths = recordRequests(page, 'document')
    await page.goto('/about')
    await expectLoadFailure(page)
    expect(loadedPaths).toEqual(['/about'])
  })
})

test.describe('a render error', { tag: '@readonly' }, () => {
  test.use({ allowConsole: /on purpose|Minified React error/ })

  /** Makes the rendering of a part fail: a browser function that only this part calls is replaced by one that throws. */
  const makeRenderingFail = (page: Page, part: 'page' | 'header') =>
    page.evaluate((part) => {
      const throwOnPurpose = () => {
        throw new Error('on purpose')
      }
      if (part === 'header') window.matchMedia = throwOnPurpose
      else IntersectionObserver.prototype.observe = throwOnPurpose
    }, part)

  test(
    'of the page: shows the error page between header and footer, with a link that loads the home page',
    proves('errors.failure'),
    async ({ page, findings }) => {
      await goto(page, '/products')
      await makeRenderingFail(page, 'page')
      await navigationLink(page, '/about').click() // opens /about: its marquee calls the IntersectionObserver, which now throws
      await expect(heading(page)).toHaveText(errorTitle)
      await expect(page).toHaveTitle(errorTitle)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByText('on purpose')).toHaveCount(0)
      findings.splice(0)
      const loadedPaths = recordRequests(page, 'document')
      await page.getByRole('link', { name: labels.errorPage.home, exact: true }).click()
      await expectPage(page, '/')
      await expect(page).toHaveTitle(routes[0]?.title ?? '')
      expect(loadedPaths).toEqual(['/'])
    },
  )

  test('of the page: other pages work, and this one works at the next visit', async ({ page, findings }) => {
    await goto(page, '/products')
    const originalObserve = await page.evaluateHandle(() => IntersectionObserver.prototype.observe)
    await makeRenderingFail(page, 'page')
    await navigationLink(page, '/about').click()
    await expect(heading(page)).toHaveText(errorTitle)
    findings.splice(0)
    await followLink(page, '/grievance')
    await page.evaluate((observe) => (IntersectionObserver.prototype.observe = observe), originalObserve)
    await followLink(page, '/about')
  })

  test.describe('of the header', () => {
    test.use({ allowShift: true })

    test(
      'shows only the error page, with a link that loads the home page',
      { tag: '@mobile' },
      async ({ page, findings }) => {
        await goto(page, '/about')
        await makeRenderingFail(page, 'header')
        await page.getByRole('button', { name: labels.frame.openMenu }).tap()
        await expect(heading(page)).toHaveText(errorTitle)
        await expect(page).toHaveTitle(errorTitle)
        findings.splice(0)
        await page.getByRole('link', { name: labels.errorPage.home, exact: true }).tap()
        await expectPage(page, '/')
        await expect(page.getByRole('banner')).toBeVisible()
      },
    )
  })
})
