import { expect, test as base, type BrowserContext, type Page, type Response } from '@playwright/test'
import { labels } from './content.ts'
import { activate } from './mutants/activate.ts'

export { expect } from '@playwright/test'

interface Options {
  /** Console errors and warnings that the test expects. */
  allowConsole: RegExp | null
  /** Foreign hosts that the page may request. They are stubbed with an empty document: no request leaves the machine. */
  allowHosts: string[]
  /** Whether layout shifts are allowed, as when queued actions are replayed after hydration. */
  allowShift: boolean
  /** Response statuses of 400 and more that the test expects. */
  allowStatus: number[]
  /** The mutant to activate in each document: see mutants/. */
  mutant: string | null
}

interface Fixtures {
  /** Findings of the guards. Findings that are left at the end fail the test. */
  findings: string[]
  mutation: void
}

/** Upper limit for the sum of the layout shifts of a document. */
const shiftLimit = 0.01

// Debian's Firefox logs some errors by class name only, and reports its own messages as uncaught errors.
/** The page was left while a font was loading (NS_BINDING_ABORTED). */
const fontLeft = /^download failed \(font-family: .*: status=2152398850 /
/** Firefox logs some expected errors without details, in these forms. */
const classOnly = /^Error$|^Loading module from .* was blocked/

/** The page's h1, which tells the tests which page is shown. */
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
        // The guards of responses and requests report these with more detail.
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
      // Chromium resolves no other host (playwright.config.ts), so requests to other hosts fail.
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

/** Matches every URL outside an origin. */
function elsewhere(origin: string) {
  return new RegExp(`^(?!${origin.replaceAll('.', '\\.')}(?:[/?#]|$))https?://`)
}

interface GuardWindow {
  reportToGuard: (document: string, kind: string, detail: string) => void
  flushGuard?: () => Promise<void>
}

/** Not in TypeScript's DOM library yet: https://wicg.github.io/layout-instability/ */
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
    // Ignores shifts after a client-side navigation: on a slow machine they come too late after the click to be excused.
    // Each page is measured in tests that open its URL.
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

/** Reports the page's pending layout shifts. Ignores pages that are closing. */
async function flush(page: Page) {
  await page.evaluate(() => (window as unknown as Partial<GuardWindow>).flushGuard?.()).catch(() => undefined)
}

/** Waits for hydration. Moves the mouse, since the app loads at the first input or when idle. */
export async function waitForHydration(page: Page) {
  // With a frozen clock the page is never idle. Moves again, since browsers drop mouse moves before the first paint.
  await expect(async () => {
    await page.mouse.move(2, 1)
    await page.mouse.move(1, 2)
    await page.locator('html[data-stage~=hydrated]').waitFor({ state: 'attached', timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
}

/** Opens a URL and waits for hydration. */
export async function goto(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await waitForHydration(page)
  return response
}

/** `test.use(reducedMotion)` sets `prefers-reduced-motion: reduce`. */
export const reducedMotion = {
  contextOptions: { strictSelectors: true, reducedMotion: 'reduce' },
} as const

/** Freezes the page's clock; call it before the first navigation. From then on only `page.clock.runFor` advances time. */
export const freeze = (page: Page) => page.clock.pauseAt(new Date('2026-01-01T00:00:00Z'))

/** Opens a URL with a frozen clock and waits for hydration. */
export async function gotoFrozen(page: Page, path: string) {
  await freeze(page)
  await page.goto(path)
  await waitForHydration(page)
}

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
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(top)
}

/** Advances the frozen clock to a whole frame (16 ms), so that updates once per frame come at known times. */
export async function alignToFrame(page: Page) {
  const late = await page.evaluate(() => performance.now() % 16)
  if (late > 0) await pass(page, 16 - late)
}

/** Paints the first photograph under a frozen clock: it is decoded in real time, then two frames pass. */
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

/** Waits for React to render after timers ran. React's scheduler uses message channels, which are not frozen. */
export const rendered = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
  })

/** Advances the frozen clock and waits for React to render. */
export async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds)
  await rendered(page)
}

/** Real touch events by CDP: the positions of the fingers at each moment, then all fingers are lifted. */
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
