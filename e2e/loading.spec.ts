import { home, labels, findSitePage, sitePages } from './helpers/content.ts'
import { advanceClock, freezeClock, waitForFrames, waitForRender } from './helpers/clock.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import {
  expectPage,
  followLink,
  goto,
  lightboxLinks,
  navigationLink,
  waitForHydration,
  waitForLoadStage,
} from './helpers/pages.ts'
import {
  appScriptPattern,
  holdRequests,
  recordRequests,
  waitUntilRequestsAreSent,
} from './helpers/requests.ts'

// Which requests a page makes and when, and what visitors see meanwhile. docs/loading.md gives the reasons.

const deferredStyles = /\/assets\/deferred-[^/]+\.css$/
const loadFailure = (page: Page) => page.getByRole('alert')

test.describe('the app', { tag: '@readonly' }, () => {
  test('and fonts are requested after the first paint', async ({ page }) => {
    // Not `goto` with its mouse moves: input would load the app at once.
    await page.goto('/')
    await waitForLoadStage(page, 'hydrated')
    const [painted, fetched] = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(woff2|js)$/.test(name))
      const [entry] = performance.getEntriesByName('first-contentful-paint')
      return [entry?.startTime, files.map(({ startTime }) => startTime)] as const
    })
    expect(fetched.length).toBeGreaterThan(2)
    expect(Math.min(...fetched)).toBeGreaterThan(painted ?? Infinity)
  })

  test('loads all web fonts, then shows one a frame', async ({ page }) => {
    await page.addInitScript(() => {
      // Records in each frame of the page. A call of `page.evaluate` could miss the frame in which the font changes.
      requestAnimationFrame(function recordFonts() {
        const texts = document.querySelectorAll('body, h1')
        const shown = Array.from(texts, (text) => getComputedStyle(text).fontFamily.includes('Instrument'))
        if (!shown.includes(true)) return requestAnimationFrame(recordFonts)
        // Not the `status` of each FontFace: Chromium creates all of them again when a style sheet loads.
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        return Object.assign(window, { firstFrame: { shown, files: files.length } })
      })
    })
    const releaseTextFont = await holdRequests(page, /sans[^/]+\.woff2$/)
    const fonts = recordRequests(page, 'font')
    await Promise.all([page.waitForResponse(/serif[^/]+\.woff2$/), page.goto('/about')])
    await waitForFrames(page, 5)
    releaseTextFont()
    await waitForLoadStage(page, 'textFont')
    const { shown, files } = await page.evaluate(
      () => (window as unknown as { firstFrame: { shown: boolean[]; files: number } }).firstFrame,
    )
    expect(shown, 'of body and h1').toEqual([false, true])
    expect(files, 'loaded before').toBe(fonts.length)
  })

  test('runs when the browser is idle, not earlier', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback) => {
        addEventListener('test:idle', () => callback({ didTimeout: false, timeRemaining: () => 50 }))
        return 0
      }
    })
    const styles = recordRequests(page, 'stylesheet')
    await page.goto('/about')
    await expect.poll(() => styles).toContainEqual(expect.stringMatching(/^\/assets\/deferred-/))
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).not.toHaveAttribute('data-stage', /hydrated/)
    await page.evaluate(() => dispatchEvent(new Event('test:idle')))
    await waitForLoadStage(page, 'hydrated')
  })

  test('runs without input in Safari, which has no requestIdleCallback', async ({ page }) => {
    await page.addInitScript('delete window.requestIdleCallback')
    await page.goto('/about')
    await waitForLoadStage(page, 'hydrated')
  })

  for (const when of ['2 s without the paint entry', 'the paint entry'])
    test(`is requested after ${when}`, async ({ page }) => {
      await freezeClock(page)
      await page.addInitScript(() => {
        const { observe } = PerformanceObserver.prototype
        PerformanceObserver.prototype.observe = function (options) {
          if (options?.type !== 'paint') return observe.call(this, options)
          addEventListener('test:painted', () => observe.call(this, options))
        }
      })
      const scripts = recordRequests(page, 'script')
      await page.goto('/about')
      // Makes the browser paint the first photograph, although the clock is frozen.
      await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.decode())
      await waitForRender(page)
      await advanceClock(page, 50)
      if (when.startsWith('2 s')) await advanceClock(page, 1_900)
      expect(scripts).toEqual([])
      if (when.startsWith('2 s')) await advanceClock(page, 100)
      else await page.evaluate(() => dispatchEvent(new Event('test:painted')))
      await expect.poll(() => scripts).toHaveLength(1)
    })
})

test.describe('photographs', { tag: '@readonly' }, () => {
  test.use({ allowStatus: [404] })

  /** Finds the path of the file that the browser has chosen for the page's first photograph; '' until it has chosen. */
  const findFirstPhotograph = async (page: Page) => {
    const image = page.locator('main picture img[fetchpriority=high]')
    const url = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
    return url && new URL(url).pathname
  }

  test('of / are requested only after the first photograph', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // cuts the animation by which Picture.module.css delays them
    const photographs = recordRequests(page, 'image')
    const isFirst = (path: string) => path.includes(`/assets/${home.slides.items[0]?.photograph}-`)
    let earlyPhotographs: string[] | undefined
    await page.route(
      ({ pathname }) => isFirst(pathname),
      async (route) => {
        await page.waitForLoadState('domcontentloaded')
        await waitForFrames(page, 5) // the browser decides which lazy images are near enough to load
        earlyPhotographs = photographs.filter((path) => path.startsWith('/assets/') && !isFirst(path))
        await route.continue()
      },
    )
    await goto(page, '/')
    expect(earlyPhotographs).toEqual([])
    await expect.poll(() => photographs.length).toBeGreaterThan(1)
  })

  /** Opens the error page, which has no photographs: a photograph of another page could already be in the cache. */
  const openErrorPage = async (page: Page) => {
    await goto(page, '/nope')
    return recordRequests(page, 'image')
  }

  // Not in Firefox, whose driver turns the HTTP cache off.
  for (const { path } of sitePages)
    test(
      `of ${path}: the first is prefetched when the pointer is over a link`,
      { tag: '@chromium' },
      async ({ page, browser, baseURL }) => {
        // A new context, whose cache is empty, shows which file is right: browsers prefer a cached file even if it is too large.
        const freshPage = await browser.newPage({ baseURL: baseURL ?? '', viewport: page.viewportSize() })
        await freshPage.goto(path)
        await expect.poll(() => findFirstPhotograph(freshPage)).not.toBe('')
        const expectedFile = await findFirstPhotograph(freshPage)
        await freshPage.close()

        const photographs = await openErrorPage(page)
        const filesOfPhotograph = () =>
          photographs.filter((each) => each.startsWith(expectedFile.replace(/-\d+-\w+\.avif$/, '-')))
        await navigationLink(page, path).hover()
        await expect.poll(filesOfPhotograph).toEqual([expectedFile])
        await navigationLink(page, path).click()
        await expect(page).toHaveURL(path)
        await expect.poll(() => findFirstPhotograph(page)).toBe(expectedFile)
        expect(filesOfPhotograph()).toEqual([expectedFile])
      },
    )

  test('are not prefetched on keyboard focus or with Save-Data, but are in Safari', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () => (location.hash === '#safari' ? undefined : { saveData: location.hash === '#saves-data' }),
      }),
    )
    const photographs = await openErrorPage(page)
    for (const { path } of sitePages) await navigationLink(page, path).focus()
    await page.evaluate(() => (location.hash = '#saves-data'))
    for (const { path } of sitePages) await navigationLink(page, path).hover()
    await waitUntilRequestsAreSent(page)
    expect(photographs).toEqual([])
    await page.evaluate(() => (location.hash = '#safari')) // where navigator.connection is missing
    await navigationLink(page, '/about').hover()
    await expect.poll(() => photographs).toHaveLength(1)
  })
})

test.describe('a page after a navigation', { tag: '@readonly' }, () => {
  /** Reads the computed layout and paint styles of each element in main. */
  const readStyles = (page: Page) =>
    page.getByRole('main').evaluate((main) => {
      const laidOut = ['display', 'position', 'width', 'height', 'margin', 'padding', 'border', 'grid-area']
      const drawn = ['color', 'background-color', 'font', 'text-decoration-line', 'object-fit', 'overflow']
      return Array.from(main.querySelectorAll('*'), (element) => {
        const style = getComputedStyle(element)
        return [
          element.localName,
          ...[...laidOut, ...drawn].map((name) => style.getPropertyValue(name)),
        ].join(' ')
      })
    })

  for (const { path } of sitePages)
    test(`looks the same as after a document load: ${path}`, async ({ page }) => {
      await goto(page, path)
      await expect.poll(() => page.evaluate(() => document.fonts.check("1em 'Instrument Serif'"))).toBe(true)
      const byUrl = await readStyles(page)
      await goto(page, path === '/grievance' ? '/products' : '/grievance')
      await navigationLink(page, path).click()
      await expect(page).toHaveURL(path)
      await expect.poll(() => readStyles(page)).toEqual(byUrl)
    })

  test('is rendered in the task of the click, also offline', async ({ page }) => {
    await goto(page, '/contact')
    await holdRequests(page, /./)
    const shownHeading = await navigationLink(page, '/products').evaluate(async (element: HTMLElement) => {
      element.click()
      for (let step = 0; step < 5; step++) await Promise.resolve()
      return document.querySelector('h1')?.textContent
    })
    expect(shownHeading).toBe(findSitePage('/products').heading)
    await followLink(page, '/about')
  })

  // Not in Firefox, whose driver ignores emulated media.
  test('fades in within 150 ms, unless motion is reduced', { tag: '@chromium' }, async ({ page }) => {
    await goto(page, '/contact')
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
  })
})

test.describe('the deferred styles', { tag: '@readonly' }, () => {
  const expectStyledLightbox = (page: Page) =>
    expect(page.getByRole('dialog', { name: labels.lightbox.label })).toHaveCSS('border-top-width', '0px')

  test('delay queued clicks until they have loaded, but not plain links', async ({ page }) => {
    const releaseStyles = await holdRequests(page, deferredStyles)
    const appResponse = page.waitForResponse(appScriptPattern)
    await page.goto('/products')
    await lightboxLinks(page).first().click()
    await (await appResponse).finished()
    await waitUntilRequestsAreSent(page)
    await waitForRender(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    releaseStyles()
    await expectStyledLightbox(page)
    await page.unroute(deferredStyles)

    const releaseAgain = await holdRequests(page, deferredStyles)
    await page.goto('/contact')
    await followLink(page, '/products')
    await navigationLink(page, '/about').hover()
    releaseAgain()
    await waitForHydration(page)
    await expect(page).toHaveURL('/products')
    await expectPage(page, '/products')
  })

  test.describe('that fail', () => {
    test.use({ allowConsole: /deferred-|ERR_FAILED/ })

    test('once are requested again, without a message', async ({ page }) => {
      await page.route(deferredStyles, (route) => route.abort(), { times: 1 })
      await goto(page, '/products')
      await lightboxLinks(page).first().click()
      await expectStyledLightbox(page)
      await expect(loadFailure(page)).toBeHidden()
    })

    test('twice are reported by a message, and the menu works', { tag: '@mobile' }, async ({ page }) => {
      await page.route(deferredStyles, (route) => route.abort())
      await goto(page, '/about')
      await expect(loadFailure(page)).toContainText(labels.frame.loadFailure)
      await page.getByRole('button', { name: labels.frame.openMenu }).tap()
      await followLink(page, '/products')
    })
  })
})
