import {
  errorPage,
  finalCounterTexts,
  labels,
  findPiece,
  products,
  findSitePage,
  site,
} from './helpers/content.ts'
import { waitForRender } from './helpers/clock.ts'
import { expect, expectFindings, test, type Page } from './helpers/guards.ts'
import {
  measureBox,
  expectPage,
  footerLink,
  gotoHydrated,
  heading,
  mainNavigation,
  navigationLink,
  readScrollTop,
  setScrollTop,
  waitForHydration,
  waitForLoadStage,
} from './helpers/pages.ts'
import { pinch, readVisualViewport } from './helpers/pointer.ts'
import { appScriptPattern, holdRequests, recordRequests } from './helpers/requests.ts'
import { proves } from './specification.ts'

/** Clicks a link of the sticky header at its present position. Playwright's own `click` might scroll the page first. */
async function clickWithoutScrolling(page: Page, path: string) {
  const { x, y, width, height } = await measureBox(navigationLink(page, path))
  await page.mouse.click(x + width / 2, y + height / 2)
  await expectPage(page, path)
}

async function scrollAboutAndLeave(page: Page, path: string) {
  await gotoHydrated(page, '/about')
  await setScrollTop(page, 900)
  await clickWithoutScrolling(page, path)
}

async function goBackToScrolledAbout(page: Page) {
  await page.goBack()
  await expectPage(page, '/about')
  await expect.poll(() => readScrollTop(page)).toBe(900)
}

/** A scroll position on /products: below several rows of pieces, or 400 px if there are few. */
const scrollTopBeforeReload = products.pieces.length < 4 ? 400 : 1500

test.describe('routing', { tag: '@readonly' }, () => {
  test('a navigation sets the title, then focuses the heading', async ({ page }) => {
    await gotoHydrated(page, '/products')
    await expect(heading(page), 'on a fresh page the focus is the browser’s matter').not.toBeFocused()
    await page.evaluate(() =>
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement)
          document.documentElement.dataset.titleAtFocus = document.title
      }),
    )
    await navigationLink(page, '/about').press('Enter')
    await expectPage(page, '/about')
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-title-at-focus', findSitePage('/about').title)
  })

  test('Back and Forward restore the scroll position, without a reload', async ({ page }) => {
    await scrollAboutAndLeave(page, '/products')
    const expectCanonicalPath = (path: string) =>
      // phones share this URL
      expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + path)
    await expectCanonicalPath('/products')
    const requestedDocuments = recordRequests(page, 'document')
    await setScrollTop(page, 700)
    await goBackToScrolledAbout(page)
    await expect(page).toHaveURL('/about')
    await expect(page).toHaveTitle(findSitePage('/about').title)
    await expectCanonicalPath('/about')
    await page.goForward()
    await expectPage(page, '/products')
    await expect.poll(() => readScrollTop(page)).toBe(700)
    expect(requestedDocuments).toEqual([])
    // With "manual", Safari on iOS would show a blank page during a swipe back.
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
  })

  test('Back restores the scroll position also after a reload', async ({ page }) => {
    await scrollAboutAndLeave(page, '/products')
    await page.reload()
    await waitForHydration(page)
    await goBackToScrolledAbout(page)
  })

  test('hydration changes neither scroll position nor focus', async ({ page }) => {
    await page.goto('/about')
    await setScrollTop(page, 600)
    await waitForHydration(page)
    await waitForRender(page)
    expect(await readScrollTop(page)).toBe(600)
    await expect(page.locator(':focus')).toHaveCount(0)
  })

  // Only in Chromium: Playwright loses Firefox's page after Back to another document.
  test.describe('Back to another document', { tag: '@chromium' }, () => {
    test.describe('before the app has loaded', () => {
      test.use({ allowShift: true }) // these pages open scrolled, so a web font that loads later may move visible lines
      for (const [path, width] of [
        ['/', 390],
        ['/products', 1280],
      ] as const)
        test(`Back restores the scroll position: ${path}`, async ({ page }) => {
          await holdRequests(page, appScriptPattern)
          await page.setViewportSize({ width, height: 800 })
          await page.goto(path)
          // Waits for this stage, because no element shows that the last web font has been applied.
          await waitForLoadStage(page, 'fonts')
          const lastPart = page.getByRole('main').locator('h2, figcaption').last()
          await lastPart.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
          const readTop = () =>
            lastPart.evaluate((element) => Math.round(element.getBoundingClientRect().top))
          await expect.poll(readTop).toBeLessThan(800)
          const topBefore = await readTop()
          // Dispatches only the event, since Playwright's `click` would scroll to the link first.
          await footerLink(page, '/grievance').dispatchEvent('click')
          await expectPage(page, '/grievance')
          await page.goBack()
          // Tolerates one line: until the web fonts are shown, the text above may be one line longer or shorter.
          await expect.poll(async () => Math.abs((await readTop()) - topBefore)).toBeLessThan(40)
        })
    })

    test('over two entries restores the scroll position, as does Forward', async ({ page }) => {
      await scrollAboutAndLeave(page, '/contact')
      await setScrollTop(page, 300)
      await gotoHydrated(page, '/products')
      // Not awaited, since the navigation may destroy the document's JavaScript context before `evaluate` returns.
      page.evaluate(() => history.go(-2)).catch(() => {})
      await expectPage(page, '/about')
      await waitForHydration(page)
      await expect.poll(() => readScrollTop(page)).toBe(900)
      await page.goForward()
      await expectPage(page, '/contact')
      await expect.poll(() => readScrollTop(page)).toBe(300)
    })
  })

  test('the app works after Back from another document', async ({ page }) => {
    await gotoHydrated(page, '/')
    await page.goto('/healthz')
    // Uses only `evaluate`: locators no longer work once Firefox has taken the page from its back/forward cache.
    await page.evaluate(() => void setTimeout(() => history.back()))
    const scrollAndReadCounters = () =>
      page.evaluate(() => {
        window.scrollTo(0, 400)
        return Array.from(document.querySelectorAll('dd'), ({ textContent }) => textContent)
      })
    // Retries: the script fails while the document is replaced, and a counter to 9999, the maximum, needs 10 s.
    await expect(async () => expect(await scrollAndReadCounters()).toEqual(finalCounterTexts)).toPass({
      timeout: 15_000,
    })
  })

  test('a #fragment scrolls to its target, and Back scrolls back', async ({ page, browserName }) => {
    test.skip(products.pieces.length < 4, 'the content has fewer than four pieces')
    const lowPiece = findPiece(Math.min(7, products.pieces.length))
    const target = page.getByRole('link', { name: `${labels.lightbox.open}: ${lowPiece.name}` })
    await gotoHydrated(page, '/about')
    await clickWithoutScrolling(page, '/products')
    await setScrollTop(page, 200)
    await page.evaluate((hash) => (location.hash = hash), `#piece-${lowPiece.photograph}`)
    await expect(target).toBeInViewport()
    await page.keyboard.press('Tab')
    if (browserName !== 'firefox') await expect(target).toBeFocused() // Firefox: Tab does not start at the #fragment
    await page.evaluate(() => history.back())
    await expect.poll(() => readScrollTop(page)).toBe(200)
    await page.evaluate(() => history.forward())
    await expect(target).toBeInViewport()
  })

  test('Back from a #fragment that was followed before hydration keeps scroll position and focus', async ({
    page,
  }) => {
    const releaseApp = await holdRequests(page, appScriptPattern)
    await page.goto('/about')
    await setScrollTop(page, 600)
    await page.evaluate(() => (location.hash = '#content'))
    await expect.poll(() => readScrollTop(page)).toBeLessThan(600)
    releaseApp()
    await waitForHydration(page)
    await page.evaluate(() => history.back())
    await expect.poll(() => readScrollTop(page)).toBe(600)
    await expect(heading(page)).not.toBeFocused()
  })

  test('a reload keeps the scroll position, at once on a slow line, too', async ({ page, browserName }) => {
    await gotoHydrated(page, '/products')
    await setScrollTop(page, scrollTopBeforeReload)
    if (browserName === 'chromium') {
      const cdpSession = await page.context().newCDPSession(page)
      const emulateLineSpeed = (downloadThroughput: number) => {
        const lineConditions = { offline: false, latency: 0, uploadThroughput: -1, downloadThroughput }
        return cdpSession.send('Network.emulateNetworkConditions', lineConditions)
      }
      await emulateLineSpeed(20_000)
      await page.reload({ waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor({ state: 'attached' }) // the page has its full height
      await expect.poll(() => readScrollTop(page)).not.toBe(0)
      expect(await readScrollTop(page), 'at once, not only when all has come').toBe(scrollTopBeforeReload)
      await emulateLineSpeed(-1)
    }
    await page.reload()
    await waitForHydration(page)
    expect(await readScrollTop(page)).toBe(scrollTopBeforeReload)
  })

  test('shows a new page from its top, also after a pinch', { tag: '@mobile' }, async ({ page }) => {
    await gotoHydrated(page, '/about')
    await pinch(page, { x: 350, y: 600 })
    const { pageLeft, pageTop } = await readVisualViewport(page)
    expect([pageLeft > 50, pageTop > 50]).toEqual([true, true])
    await footerLink(page, '/contact').evaluate((link: HTMLAnchorElement) => link.click())
    await expectPage(page, '/contact')
    await expect.poll(() => readVisualViewport(page)).toMatchObject({ pageLeft: 0, pageTop: 0 })
  })

  for (const path of ['/Contact', '//'])
    test(
      `${path} shows the error page`,
      proves('errors.unknownRoute'),
      async ({ page, baseURL, findings }) => {
        await gotoHydrated(page, `${baseURL}${path}`)
        await expectFindings(findings, [`response 404: ${path}`])
        await expect(heading(page)).toHaveText(errorPage.title)
        await waitForRender(page) // waits for React's effects, because one could move the focus
        await expect(heading(page)).not.toBeFocused()
        await expect(page).toHaveTitle(errorPage.title)
        await expect(mainNavigation(page).locator('[aria-current]')).toHaveCount(0)
      },
    )
})
