import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { labels, findSitePage } from './content.ts'
import { activateMutant, type MutantsByTest } from './mutants/activate.ts'

export { expect } from '@playwright/test'

interface GuardOptions {
  /** Console errors and warnings that the test expects. */
  allowConsole: RegExp | null
  /** Other hosts that the page may request. They answer with an empty document: nothing leaves the machine. */
  allowHosts: string[]
  /** Whether layout shifts are allowed, as when queued actions are replayed after hydration. */
  allowShift: boolean
  /** Response statuses of 400 and more that the test expects. */
  allowStatus: number[]
  /** The mutants to activate: see mutants/. */
  mutants: MutantsByTest | null
}

interface Fixtures {
  /** The guards' findings so far. A test may remove those that it expects; any that are left at its end fail it. */
  findings: string[]
  mutation: void
}

/** The guards for responses and requests report failed requests in more detail than the console. */
const failedRequest = /^Failed to load resource: (the server responded|net::ERR_NAME_NOT_RESOLVED)/
/** Upper limit of the sum of a document's layout shifts. */
const maxLayoutShift = 0.01

/** Debian's Firefox reports this as an uncaught error when a test leaves a page while a font loads (NS_BINDING_ABORTED). */
const abortedFontLoad = /^download failed \(font-family: .*: status=2152398850 /
/** Debian's Firefox reports some errors in these forms, without the text that `allowConsole` would match. */
const errorWithoutDetails = /^Error$|^Loading module from .* was blocked/

/** Expects that the icon of a control or message is drawn: its SVG path has a length. */
export const expectIcon = (control: Locator) =>
  expect
    .poll(() => control.locator('path').evaluate((path: SVGPathElement) => path.getTotalLength()))
    .toBeGreaterThan(10)

/** Matches the URL of the app's script. */
export const appScriptPattern = /\/assets\/app-[^/]+\.js$/

/** The page's h1. Tests recognise by it which page is shown. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const expectPage = (page: Page, path: string) =>
  expect(heading(page)).toHaveText(findSitePage(path).heading)

export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: labels.frame.mainNavigation })

const linkTo = (path: string) => ['link', { name: findSitePage(path).label, exact: true }] as const
/** The links that open the photographs of /products in the lightbox. */
export const lightboxLinks = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${labels.lightbox.open}: `) })

/** The link to a page in the navigation. */
export const navigationLink = (page: Page, path: string) => mainNavigation(page).getByRole(...linkTo(path))
/** Clicks the link to a page in the navigation and waits for that page. */
export async function followLink(page: Page, path: string) {
  await navigationLink(page, path).click()
  await expectPage(page, path)
}
/** The link to a page in the footer. */
export const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').getByRole(...linkTo(path))

/** Playwright's `test` with guards that are always on: see README.md in this folder. */
export const test = base.extend<GuardOptions & Fixtures>({
  allowConsole: [null, { option: true }],
  allowHosts: [[], { option: true }],
  allowShift: [false, { option: true }],
  allowStatus: [[], { option: true }],
  mutants: [null, { option: true }],
  mutation: [
    async ({ context, mutants }, use, testInfo) => {
      const finish = mutants && (await activateMutant(context, mutants, testInfo))
      await use()
      if (finish) await finish()
    },
    { auto: true },
  ],
  findings: [
    async ({ context, browserName, baseURL, allowConsole, allowHosts, allowShift, allowStatus }, use) => {
      const findings: string[] = []
      const layoutShifts = new Map<string, { sum: number; sources: string[] }>()
      const origin = new URL(baseURL ?? '').origin
      const isFirefox = browserName === 'firefox'
      const isAllowed = (text: string) =>
        allowConsole?.test(text) || (isFirefox && allowConsole && errorWithoutDetails.test(text))

      context.on('console', (message) => {
        const [type, text] = [message.type(), message.text()]
        if (!['error', 'warning'].includes(type) || isAllowed(text) || failedRequest.test(text)) return
        findings.push(`console ${type}: ${text}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (isFirefox && (abortedFontLoad.test(message) || isAllowed(message))) return
        findings.push(`uncaught: ${message}`)
      })
      context.on('response', (response) => {
        if (response.status() < 400 || allowStatus.includes(response.status())) return
        findings.push(`response ${response.status()}: ${new URL(response.url()).pathname}`)
      })
      // playwright.config.ts keeps Chromium from resolving other hosts, so requests to them fail.
      context.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED')
          findings.push(`request to ${request.url()}`)
      })
      if (browserName !== 'chromium')
        await context.route(
          (url) => url.origin !== origin && /^https?:/.test(url.href),
          (route) => {
            findings.push(`request to ${route.request().url()}`)
            return route.abort()
          },
        )
      for (const host of allowHosts)
        await context.route(`https://${host}/**`, (route) =>
          route.fulfill({ contentType: 'text/html', body: '' }),
        )
      const reportToGuard: GuardWindow['reportToGuard'] = (document, detail, shift) => {
        if (shift === undefined) return void findings.push(`policy: ${detail}`)
        const { sum, sources } = layoutShifts.get(document) ?? { sum: 0, sources: [] }
        layoutShifts.set(document, { sum: sum + shift, sources: [...sources, detail] })
      }
      await context.exposeFunction('reportToGuard', reportToGuard)
      await context.addInitScript(watchDocument)

      await use(findings)

      for (const page of context.pages())
        await page.evaluate(() => (window as unknown as GuardWindow).flushGuard?.()).catch(() => undefined)
      for (const [document, { sum, sources }] of layoutShifts)
        if (sum > maxLayoutShift && !allowShift)
          findings.push(`layout shift: ${sum.toFixed(4)} on ${document} (${sources.join(', ')})`)
      expect(findings, 'what the guards found').toEqual([])
    },
    { auto: true },
  ],
})

interface GuardWindow {
  /** Reports a violation of the CSP, or, with its value, a layout shift. */
  reportToGuard: (document: string, detail: string, shift?: number) => void
  /** Reports the layout shifts that are still queued. */
  flushGuard?: () => void
}

/** This type is not in TypeScript's DOM library yet: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Runs in every document: reports layout shifts and violations of the CSP to the guards. */
function watchDocument() {
  const guardWindow = window as unknown as GuardWindow
  const documentName = `${location.pathname} at ${performance.timeOrigin}`
  addEventListener('securitypolicyviolation', (event) => {
    guardWindow.reportToGuard(documentName, `${event.effectiveDirective} ${event.blockedURI}`)
  })
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
  // Ignores shifts after a client-side navigation. Browsers exclude shifts within 500 ms of a click, but slow machines need
  // longer. Tests that open a page by its URL measure its shifts.
  let hasNavigated = false
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    hasNavigated ||= new URL(destination.url).pathname !== location.pathname
  })
  const reportShifts = (entries: PerformanceEntryList) => {
    if (hasNavigated) return
    for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 30)}"`)
      guardWindow.reportToGuard(
        documentName,
        `${moved.join(', ')}, scrolled to ${Math.round(scrollY)}`,
        value,
      )
    }
  }
  const observer = new PerformanceObserver((list) => reportShifts(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  guardWindow.flushGuard = () => reportShifts(observer.takeRecords())
}

/** Waits for hydration. Moves the mouse, since the app loads at the first input or when the page is idle. */
export async function waitForHydration(page: Page) {
  // With a frozen clock the page is never idle, so it needs input. Browsers drop mouse moves before the first paint, so the
  // mouse moves again until the page has hydrated.
  await expect(async () => {
    await page.mouse.move(2, 1)
    await page.mouse.move(1, 2)
    await page.locator('html[data-stage~=hydrated]').waitFor({ state: 'attached', timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
}

/** Waits for one of the stages in docs/loading.md. */
export const waitForLoadStage = (page: Page, stage: string) =>
  page.locator(`html[data-stage~=${stage}]`).waitFor({ state: 'attached' })

/** Opens a URL and waits for hydration and for the web fonts, which may change where lines break. */
export async function goto(page: Page, path: string) {
  const response = await page.goto(path)
  await waitForHydration(page)
  // Waits for the stage: `document.fonts.status` is "loaded" also before the web fonts are requested.
  await waitForLoadStage(page, 'textFont')
  return response
}

/** `test.use(reducedMotion)` sets `prefers-reduced-motion: reduce`. */
export const reducedMotion = {
  contextOptions: { strictSelectors: true, reducedMotion: 'reduce' },
} as const

/** Marks the document. A reload removes the mark, a client-side navigation does not. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
export const isStillMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Freezes the page's clock; call it before the first navigation. Then only `advanceClock` and `page.clock` let time pass. */
export const freezeClock = (page: Page) => page.clock.pauseAt(new Date('2026-01-01T00:00:00Z'))

/** Opens a URL with a frozen clock and waits for hydration. */
export async function gotoWithFrozenClock(page: Page, path: string) {
  await freezeClock(page)
  await page.goto(path)
  await waitForHydration(page)
}

export const readScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Jumps to a scroll position and waits for the scroll event. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        if (scrollY === top) return resolve()
        addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    top,
  )
  expect(await readScrollTop(page)).toBe(top)
}

/** Records the page's calls of `console.log` from now on. Each entry resolves to the arguments of one call. */
export function recordConsoleLogs(page: Page): Promise<unknown>[] {
  const logs: Promise<unknown>[] = []
  page.on('console', (message) => {
    if (message.type() === 'log')
      logs.push(Promise.all(message.args().map((argument) => argument.jsonValue() as unknown)))
  })
  return logs
}

/** Waits for React to render what timers changed. It schedules by message channels, which a frozen clock does not stop. */
export const waitForRender = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
  })

/** Waits for frames of a page whose clock is not frozen. */
export const waitForFrames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)

/** Sends one more request and waits for its response: requests keep their order, so all earlier ones have been sent. */
export const waitUntilRequestsSent = (page: Page) =>
  page.evaluate(async () => void (await fetch('/robots.txt')))

/** Advances the frozen clock and waits for React to render. */
export async function advanceClock(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds)
  await waitForRender(page)
}

/** Holds back requests for these URLs until the returned function is called. */
export async function holdRequests(page: Page, urls: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(urls, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Makes the page believe that its tab is hidden, or visible again. */
export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/** Records the paths that the page requests from now on: all of them, or only those of a resource type such as `script`. */
export function recordRequests(page: Page, type?: string) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (!type || request.resourceType() === type) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Clicks a link to a file with Ctrl and with the middle button. Expects that each opens the file in a new tab. */
export async function expectNewTabs(page: Page, link: Locator) {
  // The file's document has text: browsers show an image in a document whose inline styles violate the CSP.
  await page
    .context()
    .route(/\.jpg$/, (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ body: 'a file' }) : route.continue(),
    )
  const file = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)
  for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const opened = page.context().waitForEvent('page')
    await link.click(how)
    await expect(await opened).toHaveURL(file)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not to be seen`)
  return box
}

type Point = { x: number; y: number }

/** Drags with the mouse from the first point through the others. */
export async function drag(
  page: Page,
  [start, ...points]: [start: Point, ...Point[]],
  button: 'left' | 'right' = 'left',
) {
  await page.mouse.move(start.x, start.y)
  await page.mouse.down({ button })
  for (const { x, y } of points) await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up({ button })
}

/** Dispatches real touch events: the positions of all fingers at each moment. At the end it lifts all fingers. */
export async function dispatchTouches(page: Page, moments: Point[][]) {
  const cdpSession = await page.context().newCDPSession(page)
  let fingerCount = 0
  for (const touchPoints of moments) {
    const type = touchPoints.length > fingerCount ? 'touchStart' : 'touchMove'
    await cdpSession.send('Input.dispatchTouchEvent', { type, touchPoints })
    fingerCount = touchPoints.length
  }
  await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Moves a finger far to the left, and with `isPinching` a second one to the right. */
export const swipeByTouch = (page: Page, { x, y }: Point, isPinching = false) =>
  dispatchTouches(page, [
    [{ x, y }],
    [{ x: isPinching ? x : x - 75, y }, ...(isPinching ? [{ x: x + 40, y: y + 80 }] : [])],
    [{ x: x - 150, y }, ...(isPinching ? [{ x: x + 60, y: y + 160 }] : [])],
  ])

/** Zooms in with two fingers, then drags to the left with one. Expects that both work. */
export async function pinchAndPan(page: Page) {
  const cdpSession = await page.context().newCDPSession(page)
  await cdpSession.send('Input.synthesizePinchGesture', { x: 200, y: 250, scaleFactor: 2 })
  const readView = () =>
    page.evaluate(() => ({ scale: visualViewport?.scale ?? 1, left: visualViewport?.offsetLeft ?? 0 }))
  await expect.poll(async () => (await readView()).scale).toBeGreaterThan(1.5)
  const { left } = await readView()
  await cdpSession.send('Input.synthesizeScrollGesture', { x: 150, y: 150, xDistance: -100, yDistance: 0 })
  await expect.poll(async () => (await readView()).left).toBeGreaterThan(left + 20)
}
