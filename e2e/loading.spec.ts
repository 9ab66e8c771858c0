import { home, labels, findSitePage, sitePages } from './helpers/content.ts'
import { advanceClock, freezeClock, waitForFrames, waitForRender } from './helpers/clock.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import {
  followLink,
  footerLink,
  gotoHydrated,
  lightboxLinks,
  navigationLink,
  waitForLoadStage,
} from './helpers/pages.ts'
import {
  appScriptPattern,
  holdRequests,
  recordRequests,
  waitUntilRequestsAreSent,
} from './helpers/requests.ts'

// Which requests a page makes and when, and what visitors see meanwhile. docs/loading.md gives the reasons.

const deferredStylesPattern = /\/assets\/deferred-[^/]+\.css/
const failureAlert = (page: Page) => page.getByRole('alert')

test.describe('the boot script', { tag: '@readonly' }, () => {
  test('loads all web fonts, then shows one a frame', async ({ page }) => {
    await page.addInitScript(() => {
      const frames: { widths: number[]; files: number }[] = []
      // Measures text widths in each animation frame: `page.evaluate` could miss the frame in which a font changes.
      requestAnimationFrame(function recordWidths() {
        const texts = ['h1', 'nav a'].flatMap((selector) => document.querySelector(selector) ?? [])
        const widths = texts.map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return Array.from(range.getClientRects()).reduce((sum, { width }) => sum + width, 0)
        })
        const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        if (widths.join() !== frames.at(-1)?.widths.join()) frames.push({ widths, files: entries.length })
        requestAnimationFrame(recordWidths)
      })
      Object.assign(window, { frames })
    })
    const releaseTextFont = await holdRequests(page, /sans[^/]+\.woff2$/)
    const requestedFonts = recordRequests(page, 'font')
    await Promise.all([page.waitForResponse(/serif[^/]+\.woff2$/), page.goto('/about')])
    await waitForFrames(page, 5)
    releaseTextFont()
    await waitForLoadStage(page, 'fonts')
    await waitForFrames(page, 2)
    const frames = await page.evaluate(
      () => (window as unknown as { frames: { widths: number[]; files: number }[] }).frames,
    )
    const [fallback, withHeadingFont, withBothFonts, ...others] = frames.filter(
      ({ widths }) => widths.length === 2,
    )
    const compareWidths = (one = fallback, other = fallback) =>
      one?.widths.map((width, index) => width !== other?.widths[index])
    expect(compareWidths(fallback, withHeadingFont), 'of heading and link').toEqual([true, false])
    expect(compareWidths(withHeadingFont, withBothFonts), 'of heading and link').toEqual([false, true])
    expect(others).toEqual([])
    expect(withHeadingFont?.files, 'loaded before').toBe(requestedFonts.length)
  })

  test('starts the app when the browser is idle, not earlier', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback) => {
        addEventListener('test:idle', () => callback({ didTimeout: false, timeRemaining: () => 50 }))
        return 0
      }
    })
    const requestedStyles = recordRequests(page, 'stylesheet')
    await page.goto('/about')
    await expect.poll(() => requestedStyles).toContainEqual(expect.stringMatching(/^\/assets\/deferred-/))
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).not.toHaveAttribute('data-stage', /hydrated/)
    await page.evaluate(() => dispatchEvent(new Event('test:idle')))
    await waitForLoadStage(page, 'hydrated')
  })

  test('starts the app without input in Safari, which has no requestIdleCallback', async ({ page }) => {
    await page.addInitScript('delete window.requestIdleCallback')
    await page.goto('/about')
    await waitForLoadStage(page, 'hydrated')
  })

  for (const when of ['2 s without the paint entry', 'the paint entry'])
    test(`requests the app and the fonts after ${when}`, async ({ page }) => {
      await freezeClock(page)
      await page.addInitScript(() => {
        const { observe } = PerformanceObserver.prototype
        PerformanceObserver.prototype.observe = function (options) {
          if (options?.type !== 'paint') return observe.call(this, options)
          addEventListener('test:painted', () => observe.call(this, options))
        }
      })
      const requestedPaths = recordRequests(page)
      const listScriptAndFontPaths = () => requestedPaths.filter((path) => /\.(js|woff2)$/.test(path))
      await page.goto('/about')
      // Waits until the first photograph is decoded, as the boot script does. advanceClock then gives it a frame.
      await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.decode())
      await waitForRender(page)
      await advanceClock(page, 50)
      if (when.startsWith('2 s')) await advanceClock(page, 1_900)
      expect(listScriptAndFontPaths()).toEqual([])
      if (when.startsWith('2 s')) await advanceClock(page, 100)
      else await page.evaluate(() => dispatchEvent(new Event('test:painted')))
      for (const pattern of [appScriptPattern, /\.woff2$/])
        await expect.poll(listScriptAndFontPaths).toContainEqual(expect.stringMatching(pattern))
    })
})

test.describe('photographs', { tag: '@readonly' }, () => {
  test.use({ allowStatus: [404] })

  /** Finds the path of the file that the browser has chosen for the page's first photograph; '' until it has chosen. */
  const readFirstPhotographPath = async (page: Page) => {
    const image = page.locator('main picture img[fetchpriority=high]')
    const url = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
    return url && new URL(url).pathname
  }

  test('of / are requested only after the first photograph', async ({ page }) => {
    // Reduced motion shortens animations, but must not shorten the delay of `hold-back` (Picture.module.css).
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const photographPaths = recordRequests(page, 'image')
    const isFirst = (path: string) => path.includes(`/assets/${home.slides.items[0]?.photograph}-`)
    let earlyPhotographs: string[] | undefined
    await page.route(
      ({ pathname }) => isFirst(pathname),
      async (route) => {
        await page.waitForLoadState('domcontentloaded')
        await waitForFrames(page, 5) // by then the browser has decided which lazy images to load
        earlyPhotographs = photographPaths.filter((path) => path.startsWith('/assets/') && !isFirst(path))
        await route.continue()
      },
    )
    await gotoHydrated(page, '/')
    expect(earlyPhotographs).toEqual([])
    await expect.poll(() => photographPaths.length).toBeGreaterThan(1)
  })

  /** Opens the error page, which has no photographs. Returns the paths of images that are requested from then on. */
  const openErrorPage = async (page: Page) => {
    await gotoHydrated(page, '/nope')
    return recordRequests(page, 'image')
  }

  // Only in Chromium: prefetching needs the HTTP cache. In Firefox the guards use routes, which turn it off.
  for (const [path, width] of [...sitePages.map((row) => [row.path, 1280] as const), ['/', 390] as const])
    test(
      `of ${path}: the first is prefetched when the pointer is over a link, ${width} px wide`,
      { tag: '@chromium' },
      async ({ page, browser, baseURL }) => {
        await page.setViewportSize({ width, height: 720 })
        // Finds the expected file in a context with an empty cache: browsers prefer a cached file, even if too large.
        const freshPage = await browser.newPage({ baseURL: baseURL ?? '', viewport: page.viewportSize() })
        await freshPage.goto(path)
        await expect.poll(() => readFirstPhotographPath(freshPage)).not.toBe('')
        const expectedPhotographPath = await readFirstPhotographPath(freshPage)
        await freshPage.close()

        const photographPaths = await openErrorPage(page)
        const listFilesOfPhotograph = () =>
          photographPaths.filter((each) => each.startsWith(expectedPhotographPath.replace(/\d+\.avif$/, '')))
        const link = footerLink(page, path)
        await link.hover()
        await expect.poll(listFilesOfPhotograph).toEqual([expectedPhotographPath])
        await link.click()
        await expect(page).toHaveURL(path)
        await expect.poll(() => readFirstPhotographPath(page)).toBe(expectedPhotographPath)
        expect(listFilesOfPhotograph()).toEqual([expectedPhotographPath])
      },
    )

  test('are not prefetched on touch, focus, for another site or with Save-Data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () => (location.hash === '#safari' ? undefined : { saveData: location.hash === '#saves-data' }),
      }),
    )
    const photographPaths = await openErrorPage(page)
    for (const { path } of sitePages) await navigationLink(page, path).focus()
    await navigationLink(page, '/about').dispatchEvent('pointerover', { pointerType: 'touch' })
    const otherSiteLink = page.getByRole('banner').locator('a[target=_blank]')
    await otherSiteLink.evaluate((link: HTMLAnchorElement) => (link.href = 'https://elsewhere.example/about'))
    await otherSiteLink.hover()
    await page.evaluate(() => (location.hash = '#saves-data'))
    for (const { path } of sitePages) await navigationLink(page, path).hover()
    await waitUntilRequestsAreSent(page)
    expect(photographPaths).toEqual([])
    await page.evaluate(() => (location.hash = '#safari')) // now navigator.connection is undefined, as in Safari
    await navigationLink(page, '/about').hover()
    await expect.poll(() => photographPaths).toHaveLength(1)
  })
})

test.describe('a page after a navigation', { tag: '@readonly' }, () => {
  /** Reads the computed layout and paint styles of each element in main. */
  const readStyles = (page: Page) =>
    page.getByRole('main').evaluate((main) => {
      const properties =
        'display position width height margin padding border grid-area ' +
        'color background-color font text-decoration-line object-fit overflow'
      return Array.from(main.querySelectorAll('*'), (element) => {
        const style = getComputedStyle(element)
        return [element.localName, ...properties.split(' ').map((name) => style.getPropertyValue(name))].join(
          ' ',
        )
      })
    })

  for (const { path } of sitePages)
    test(`looks the same as after a document load: ${path}`, async ({ page }) => {
      await gotoHydrated(page, path)
      const stylesAfterLoad = await readStyles(page)
      await gotoHydrated(page, path === '/grievance' ? '/products' : '/grievance')
      await followLink(page, path)
      await expect.poll(() => readStyles(page)).toEqual(stylesAfterLoad)
    })

  test('is rendered in the task of the click, also offline', async ({ page }) => {
    await gotoHydrated(page, '/contact')
    await holdRequests(page, /./)
    const shownHeading = await navigationLink(page, '/products').evaluate(async (element: HTMLElement) => {
      element.click()
      for (let step = 0; step < 5; step++) await Promise.resolve()
      return document.querySelector('h1')?.textContent
    })
    expect(shownHeading).toBe(findSitePage('/products').heading)
    await followLink(page, '/about')
  })

  // Only in Chromium: the test emulates reduced motion, which Playwright cannot do in Debian's Firefox.
  test('fades in within 150 ms, unless motion is reduced', { tag: '@chromium' }, async ({ page }) => {
    await gotoHydrated(page, '/contact')
    for (const [reducedMotion, path, expectedFades] of [
      ['reduce', '/products', []],
      ['no-preference', '/about', [[150, '0', '1']]],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      const fades = await navigationLink(page, path).evaluate(async (element: HTMLElement) => {
        element.click()
        await Promise.resolve()
        const animations = document.querySelector('main')?.getAnimations() ?? []
        return animations.map(({ effect }) => {
          const [from, to] = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
          return [effect?.getComputedTiming().duration, from?.opacity, to?.opacity]
        })
      })
      expect(fades, reducedMotion).toEqual(expectedFades)
    }
    const animationsAfterBack = await page.evaluate(async () => {
      for (const animation of document.querySelector('main')?.getAnimations() ?? []) animation.finish()
      const popstatePromise = new Promise((resolve) => addEventListener('popstate', resolve))
      history.back()
      await popstatePromise
      return document.querySelector('main')?.getAnimations({ subtree: true }).length
    })
    expect(animationsAfterBack, 'after Back').toBe(0)
  })
})

test.describe('the deferred styles', { tag: '@readonly' }, () => {
  const expectStyledLightbox = (page: Page) =>
    expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '0px')

  test('delay queued clicks until they have loaded', async ({ page }) => {
    const releaseStyles = await holdRequests(page, deferredStylesPattern)
    const appResponsePromise = page.waitForResponse(appScriptPattern)
    await page.goto('/products')
    await lightboxLinks(page).first().click()
    await (await appResponsePromise).finished()
    await waitUntilRequestsAreSent(page)
    await waitForRender(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    releaseStyles()
    await expectStyledLightbox(page)
  })

  test.describe('when they fail', () => {
    test.use({ allowConsole: /deferred-|ERR_FAILED/ })

    test('are requested again from another URL, without a message', async ({ page }) => {
      await page.route(/\/assets\/deferred-[^/]+\.css$/, (route) => route.abort()) // lets the retry with "?" pass
      await gotoHydrated(page, '/products')
      await lightboxLinks(page).first().click()
      await expectStyledLightbox(page)
      await expect(failureAlert(page)).toBeHidden()
    })

    test('reload the page, then show a message; the menu works', { tag: '@mobile' }, async ({ page }) => {
      const requestedDocuments = recordRequests(page, 'document')
      await page.route(deferredStylesPattern, (route) => route.abort())
      await page.goto('/about')
      await expect(failureAlert(page)).toContainText(labels.frame.loadFailure, { timeout: 15_000 })
      expect(requestedDocuments).toEqual(['/about', '/about'])
      await page.getByRole('button', { name: labels.frame.openMenu }).tap()
      await followLink(page, '/products')
    })
  })
})
