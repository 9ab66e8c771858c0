import type { Page } from '@playwright/test'
import { labels, findPiece, products, findRoute, routes } from './content.ts'
import {
  expect,
  goto,
  heading,
  isStillMarked,
  markDocument,
  waitForHydration,
  mainNavigation,
  waitForRender,
  scrollTo,
  test,
  footerLink,
  navigationLink,
  photographLinks,
  appScriptPattern,
  holdRequests,
} from './fixtures.ts'
import { proves, type LineId } from './specification.ts'

const readScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Clicks a link of the sticky header at its present position. Playwright's own `click` might scroll the page first. */
async function clickWhereItIs(page: Page, name: string) {
  const box = await mainNavigation(page).getByRole('link', { name, exact: true }).boundingBox()
  if (!box) throw new Error(`the link ${name} is not to be seen`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Lines of e2e/specification.ts about a page. check/specified.test.ts checks that its texts are the specified ones. */
const linesOfPage: Record<string, LineId[]> = {
  '/': ['routes.home'],
  '/about': ['routes.about'],
  '/products': ['routes.products', 'products.heading'],
  '/grievance': ['routes.grievance'],
  '/contact': ['routes.contact'],
}

/** A scroll position on /products: below several rows of pieces, or 400 px if there are few. */
const reloadScrollTop = products.pieces.length < 4 ? 400 : 1500

test.describe('routing', { tag: '@readonly' }, () => {
  for (const { path, heading: words, title } of routes) {
    test(
      `${path} opens by its URL, with its title, and stores nothing`,
      proves('roles.public', 'firm.nothingKept', ...(linesOfPage[path] ?? [])),
      async ({ page, context }) => {
        const response = await goto(page, path)
        expect(response?.status()).toBe(200)
        await expect(heading(page)).toHaveText(words)
        await expect(page).toHaveTitle(title)
        await expect(page.locator('input[type=password]')).toHaveCount(0)
        expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
      },
    )
  }

  test('a navigation sets the title, then focuses the heading', async ({ page }) => {
    await goto(page, '/products')
    await expect(heading(page), 'on a fresh page the focus is the browser’s matter').not.toBeFocused()
    await page.evaluate(() =>
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement)
          document.documentElement.dataset.titleAtFocus = document.title
      }),
    )
    await navigationLink(page, '/about').press('Enter')
    await expect(heading(page)).toHaveText(findRoute('/about').heading)
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-title-at-focus', findRoute('/about').title)
  })

  test('Back and Forward restore the scroll position, without a reload', async ({ page }) => {
    await goto(page, '/about')
    await markDocument(page)
    await scrollTo(page, 900)
    await clickWhereItIs(page, findRoute('/products').link)
    await expect(heading(page)).toHaveText(findRoute('/products').heading)
    await scrollTo(page, 700)
    await page.goBack()
    await expect(heading(page)).toHaveText(findRoute('/about').heading)
    await expect(page).toHaveURL('/about')
    await expect(page).toHaveTitle(findRoute('/about').title)
    await expect.poll(() => readScrollTop(page)).toBe(900)
    await page.goForward()
    await expect(heading(page)).toHaveText(findRoute('/products').heading)
    await expect.poll(() => readScrollTop(page)).toBe(700)
    expect(await isStillMarked(page)).toBe(true)
  })

  test('Back restores the scroll position also after a reload', async ({ page }) => {
    await goto(page, '/about')
    await scrollTo(page, 900)
    await clickWhereItIs(page, findRoute('/products').link)
    await expect(heading(page)).toHaveText(findRoute('/products').heading)
    await page.reload()
    await waitForHydration(page)
    await page.goBack()
    await expect(heading(page)).toHaveText(findRoute('/about').heading)
    await expect.poll(() => readScrollTop(page)).toBe(900)
  })

  test('Back restores the scroll position also where the visitor has blocked storage', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await goto(page, '/about')
    await scrollTo(page, 900)
    await clickWhereItIs(page, findRoute('/products').link)
    await expect(heading(page)).toHaveText(findRoute('/products').heading)
    await page.goBack()
    await expect.poll(() => readScrollTop(page)).toBe(900)
    await page.goto('/contact') // the guards report any error that leaving the page causes
    await expect(heading(page)).toHaveText(findRoute('/contact').heading)
  })

  for (const path of ['/about', '/contact'])
    test(`hydration changes neither scroll position nor focus: ${path}`, async ({ page }) => {
      await page.goto(path)
      await scrollTo(page, 600)
      await waitForHydration(page)
      await waitForRender(page)
      expect(await readScrollTop(page)).toBe(600)
      await expect(page.locator(':focus')).toHaveCount(0)
    })

  // Not in Firefox, whose driver loses the page after Back to another document.
  test.describe('before the app has loaded', { tag: '@chromium' }, () => {
    test.use({ allowShift: true }) // these pages open scrolled, so a web font that loads later may move the lines in view
    for (const [path, width] of [
      ['/', 390],
      ['/products', 1280],
    ] as const)
      test(`Back restores the scroll position: ${path}`, async ({ page }) => {
        await holdRequests(page, appScriptPattern)
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        // Waits for the stage, since nothing visible says that web fonts will move no more lines.
        await page.locator('html[data-stage~=textFont]').waitFor({ state: 'attached' })
        const lastPart = page.getByRole('main').locator('h2, figcaption').last()
        await lastPart.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
        const readTop = () => lastPart.evaluate((element) => Math.round(element.getBoundingClientRect().top))
        await expect.poll(readTop).toBeLessThan(800)
        const topBefore = await readTop()
        // Dispatches only the event, since Playwright's `click` would scroll to the link first.
        await footerLink(page, '/grievance').dispatchEvent('click')
        await expect(heading(page)).toHaveText(findRoute('/grievance').heading)
        await page.goBack()
        // Allows one line of text: with the fallback font, the text above may have a line more or less.
        await expect.poll(async () => Math.abs((await readTop()) - topBefore)).toBeLessThan(40)
      })
  })

  // Not in Firefox, whose driver loses the page after Back to another document.
  test(
    'Back restores its own scroll position, not that of another document’s first entry',
    { tag: '@chromium' },
    async ({ page }) => {
      await goto(page, '/about')
      await scrollTo(page, 900)
      await clickWhereItIs(page, findRoute('/contact').link)
      await expect(heading(page)).toHaveText(findRoute('/contact').heading)
      await goto(page, '/products') // loads another document
      await clickWhereItIs(page, findRoute('/about').link)
      for (const path of ['/about', '/products', '/contact']) {
        await expect(heading(page)).toHaveText(findRoute(path).heading)
        await waitForHydration(page)
        await page.goBack()
      }
      await expect(heading(page)).toHaveText(findRoute('/about').heading)
      await expect.poll(() => readScrollTop(page)).toBe(900)
    },
  )

  // Not in Firefox: it fires `popstate` for a #fragment only after scrolling, so Back cannot restore the former position.
  test(
    'a #fragment scrolls to its target, and Back to the former position',
    { tag: '@chromium' },
    async ({ page }) => {
      test.skip(products.pieces.length < 4, 'the content has fewer than four pieces')
      const lowPiece = findPiece(Math.min(7, products.pieces.length))
      await goto(page, '/about')
      await clickWhereItIs(page, findRoute('/products').link)
      await expect(heading(page)).toHaveText(findRoute('/products').heading)
      await scrollTo(page, 200)
      await page.evaluate((hash) => (location.hash = hash), `#piece-${lowPiece.photograph}`)
      await expect(
        page.getByRole('link', { name: `${labels.lightbox.open}: ${lowPiece.name}` }),
      ).toBeInViewport()
      await page.evaluate(() => history.back())
      await expect.poll(() => readScrollTop(page)).toBe(200)
      await page.evaluate(() => history.forward())
      await expect(
        page.getByRole('link', { name: `${labels.lightbox.open}: ${lowPiece.name}` }),
      ).toBeInViewport()
    },
  )

  test('a hidden page leaves its scroll position to the browser, which may discard the page', async ({
    page,
  }) => {
    await goto(page, '/about')
    const readRestoration = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        return history.scrollRestoration
      }, hidden)
    expect(await readRestoration(true)).toBe('auto')
    expect(await readRestoration(false)).toBe('manual')
  })

  test('a reload keeps the scroll position', async ({ page }) => {
    await goto(page, '/products')
    await scrollTo(page, reloadScrollTop)
    await page.reload()
    await waitForHydration(page)
    expect(await readScrollTop(page)).toBe(reloadScrollTop)
  })

  test('a reload on a slow line keeps the scroll position', { tag: '@chromium' }, async ({ page }) => {
    await goto(page, '/products')
    await scrollTo(page, reloadScrollTop)
    const cdpSession = await page.context().newCDPSession(page)
    await cdpSession.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 20_000, // bytes a second
      uploadThroughput: -1,
    })
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor({ state: 'attached' }) // the page has its full height
    await expect.poll(() => readScrollTop(page)).not.toBe(0)
    expect(await readScrollTop(page), 'at once, not only when all has come').toBe(reloadScrollTop)
  })
})

test(
  'a page removes its listeners when the visitor leaves it',
  { tag: ['@chromium', '@readonly'] },
  async ({ page }) => {
    await goto(page, '/')
    const cdpSession = await page.context().newCDPSession(page)
    await cdpSession.send('Performance.enable')
    /** Counts event listeners after several garbage collections: elements that React has just removed survive the first. */
    async function countListeners() {
      const counts: number[] = []
      for (let collection = 0; collection < 4; collection++) {
        await waitForRender(page)
        await cdpSession.send('HeapProfiler.collectGarbage')
        const { metrics } = await cdpSession.send('Performance.getMetrics')
        counts.push(metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN)
      }
      return Math.min(...counts)
    }
    async function visitAllPages() {
      for (const { link, heading: words } of routes) {
        await mainNavigation(page).getByRole('link', { name: link, exact: true }).click()
        await expect(heading(page)).toHaveText(words)
      }
      await page
        .getByRole('navigation', { name: labels.frame.pages })
        .getByRole('link', { name: findRoute('/products').link })
        .click()
      await photographLinks(page).first().click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await visitAllPages()
    const listenersBefore = await countListeners()
    await visitAllPages()
    await expect.poll(countListeners).toBeLessThanOrEqual(listenersBefore)
  },
)

test.describe('an unknown URL', { tag: '@readonly' }, () => {
  test.use({ allowStatus: [404] })

  for (const path of ['/nope', '/Contact'])
    test(
      `${path} shows the error page between header and footer`,
      proves('errors.unknownRoute'),
      async ({ page }) => {
        const response = await goto(page, path)
        expect(response?.status()).toBe(404)
        await expect(heading(page)).toHaveText(labels.errorPage.title)
        await expect(page).toHaveTitle(labels.errorPage.title)
        await expect(page.getByText(labels.errorPage.notFound), 'nothing has failed').toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(mainNavigation(page).locator('[aria-current]')).toHaveCount(0)
      },
    )
})
