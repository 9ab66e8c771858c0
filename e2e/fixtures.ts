import { expect, test as base, type BrowserContext, type Page, type Response } from '@playwright/test'
import { labels } from './content.ts'
import { activate } from './mutants/activate.ts'

export { expect } from '@playwright/test'

interface Options {
  /** Console errors and warnings that the test expects. */
  allowConsole: RegExp | null
  /** Foreign hosts that the page may ask; they are answered with an empty document, since nothing leaves the machine. */
  allowHosts: string[]
  /** Whether the page may move by itself, as when what was queued takes effect after the app has arrived. */
  allowShift: boolean
  /** Statuses of 400 and more that the test expects. */
  allowStatus: number[]
  /** The mutant that is active in each document: see mutants/. */
  mutant: string | null
}

interface Fixtures {
  /** What the guards found so far; whatever is left at the end fails the test. */
  findings: string[]
  mutation: void
}

/** Largest layout shift of one page view that passes. */
const shiftLimit = 0.01

// What Debian's Firefox tells otherwise: of an error only its class, and as uncaught what the browser itself has to say.
/** A font was on its way when its page was left (NS_BINDING_ABORTED). */
const fontLeft = /^download failed \(font-family: .*: status=2152398850 /
/** What a console message that a test expects can look like there. */
const classOnly = /^Error$|^Loading module from .* was blocked/

/** Where the visitor is: the first heading of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The navigation in the header. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: labels.frame.mainNavigation })

/** Playwright's test with guards that are always on: see the README beside this file. */
export const test = base.extend<Options & Fixtures>({
  allowConsole: [null, { option: true }],
  allowHosts: [[], { option: true }],
  allowShift: [false, { option: true }],
  allowStatus: [[], { option: true }],
  mutant: [null, { option: true }],
  mutation: [
    async ({ context, mutant }, use, testInfo) => {
      const finish = mutant && (await activate(context, mutant, testInfo))
      await use()
      if (finish) await finish()
    },
    { auto: true },
  ],
  findings: [
    async ({ context, browserName, baseURL, allowConsole, allowHosts, allowShift, allowStatus }, use) => {
      const findings: string[] = []
      const shifts = new Map<string, { value: number; sources: string[] }>()
      const origin = new URL(baseURL ?? '').origin
      const firefox = browserName === 'firefox'
      const allowed = (text: string) =>
        allowConsole?.test(text) || (firefox && allowConsole && classOnly.test(text))

      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        // Says only what the guards of responses and requests say with more detail.
        if (
          /^Failed to load resource: (the server responded|net::ERR_(FAILED|NAME_NOT_RESOLVED))/.test(
            message.text(),
          )
        )
          return
        if (allowed(message.text())) return
        findings.push(`console ${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (firefox && (fontLeft.test(message) || allowed(message))) return
        findings.push(`uncaught: ${message}`)
      })
      context.on('response', (response) => {
        if (response.status() < 400 || allowStatus.includes(response.status())) return
        findings.push(`response ${response.status()}: ${new URL(response.url()).pathname}`)
      })
      // Chromium resolves no other host (playwright.config.ts), so a request for one fails.
      context.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED')
          findings.push(`request to ${request.url()}`)
      })
      if (browserName !== 'chromium')
        await context.route(elsewhere(origin), (route) => {
          findings.push(`request to ${route.request().url()}`)
          return route.abort()
        })
      for (const host of allowHosts)
        await context.route(`https://${host}/**`, (route) =>
          route.fulfill({ contentType: 'text/html', body: '' }),
        )
      await watchDocuments(context, (document, kind, detail) => {
        if (kind === 'shift') {
          const { value, sources } = shifts.get(document) ?? { value: 0, sources: [] }
          const [moved, ...what] = detail.split('\n')
          shifts.set(document, { value: value + Number(moved), sources: [...sources, ...what] })
        }
        if (kind === 'policy') findings.push(`policy: ${detail}`)
      })

      await use(findings)

      for (const page of context.pages()) await flush(page)
      for (const { value, sources } of shifts.values())
        if (value > shiftLimit && !allowShift)
          findings.push(`layout shift: ${value.toFixed(4)} (${sources.join(', ')})`)
      expect(findings, 'what the guards found').toEqual([])
    },
    { auto: true },
  ],
})

/** Every address but those of an origin. */
function elsewhere(origin: string) {
  return new RegExp(`^(?!${origin.replaceAll('.', '\\.')}(?:[/?#]|$))https?://`)
}

interface GuardWindow {
  reportToGuard: (document: string, kind: string, detail: string) => void
  flushGuard?: () => Promise<void>
}

/** What TypeScript's library does not know yet: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Reports policy violations and layout shifts from inside every document. */
async function watchDocuments(context: BrowserContext, report: GuardWindow['reportToGuard']) {
  await context.exposeFunction('reportToGuard', report)
  await context.addInitScript(() => {
    const guard = window as unknown as GuardWindow
    const document = `${location.pathname} ${Math.random()}`
    addEventListener('securitypolicyviolation', (event) => {
      guard.reportToGuard(document, 'policy', `${event.effectiveDirective} ${event.blockedURI}`)
    })
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
    // A page that comes by a link replaces the one before: on a slow machine too long after the click to count as its
    // effect. So each page is watched where a test opens it by its address.
    let left = false
    window.navigation?.addEventListener('navigate', ({ destination }) => {
      left ||= new URL(destination.url).pathname !== location.pathname
    })
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" from ${place(previousRect)} to ${place(currentRect)}`
    const send = (entries: PerformanceEntryList) => {
      if (left) return
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[])
        if (!hadRecentInput)
          guard.reportToGuard(document, 'shift', [value, ...sources.map(describe)].join('\n'))
    }
    const observer = new PerformanceObserver((list) => send(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    guard.flushGuard = async () => send(observer.takeRecords())
  })
}

/** Lets what a page has already noticed arrive; a page that is closing has nothing more to say. */
async function flush(page: Page) {
  await page.evaluate(() => (window as unknown as Partial<GuardWindow>).flushGuard?.()).catch(() => undefined)
}

/** Waits until React has taken over the page. Moves the mouse, since the app is fetched at rest or at the first touch. */
export async function live(page: Page) {
  // A frozen clock knows no rest, so the app would not come by itself. Browsers drop moves before the first paint.
  await expect(async () => {
    await page.mouse.move(2, 1)
    await page.mouse.move(1, 2)
    await page.locator('html[data-stage~=hydrated]').waitFor({ state: 'attached', timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
}

/** Opens a URL and waits until the page is live. */
export async function goto(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await live(page)
  return response
}

/** `test.use(reducedMotion)`: a visitor who wants no motion. */
export const reducedMotion = {
  contextOptions: { strictSelectors: true, reducedMotion: 'reduce' },
} as const

/** Stops the page's clock at zero; call it before the first navigation. From then on time passes by `page.clock.runFor`. */
export const freeze = (page: Page) => page.clock.pauseAt(new Date('2026-01-01T00:00:00Z'))

/** Opens an address with a frozen clock and waits until the page is live. */
export async function gotoFrozen(page: Page, path: string) {
  await freeze(page)
  await page.goto(path)
  await live(page)
}

/** Jumps to a scroll position and waits until the page has been told. */
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
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(top)
}

/** Lets the frozen clock stand on a whole frame (16 ms), so that what is painted once a frame can be told exactly. */
export async function alignToFrame(page: Page) {
  const late = await page.evaluate(() => performance.now() % 16)
  if (late > 0) await pass(page, 16 - late)
}

/** Lets the frozen page paint its first photograph: it is decoded in real time, then two frames pass. */
export async function paintFirst(page: Page) {
  await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.decode())
  await rendered(page)
  await pass(page, 50)
}

/** The page's console output of type `log`, one entry per call, its arguments as values. */
export function consoleLogs(page: Page): Promise<unknown>[] {
  const logs: Promise<unknown>[] = []
  page.on('console', (message) => {
    if (message.type() === 'log')
      logs.push(Promise.all(message.args().map((argument) => argument.jsonValue() as unknown)))
  })
  return logs
}

/** Waits until React has painted what the page's timers did: its scheduler uses real message channels. */
export const rendered = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
  })

/** Lets the frozen page's time pass, and what it brings be painted. */
export async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds)
  await rendered(page)
}

/** Real touches, by the protocol: the points of the fingers one moment after another, then all are lifted. */
export async function touch(page: Page, moments: { x: number; y: number }[][]) {
  const session = await page.context().newCDPSession(page)
  let fingers = 0
  for (const touchPoints of moments) {
    const type = touchPoints.length > fingers ? 'touchStart' : 'touchMove'
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
    fingers = touchPoints.length
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
