import { expect, test as base } from '@playwright/test'
import { activateMutant, type MutantsByTest } from '../mutants/activate.ts'

export { expect, type Locator, type Page } from '@playwright/test'

interface GuardOptions {
  /** Console errors and warnings that the test expects. */
  allowConsole: RegExp | null
  /** Other hosts that the page may request. The guards answer with an empty document, so nothing leaves the machine. */
  allowHosts: string[]
  /** Whether layout shifts are allowed, for example when queued actions are replayed after hydration. */
  allowShift: boolean
  /** Response statuses of 400 and more that the test expects. */
  allowStatus: number[]
  /** For mutation tests, the mutants to activate in each test: see mutants/. */
  mutants: MutantsByTest | null
}

interface Fixtures {
  /** The guards' findings so far. Tests may remove expected findings. Findings left at the end fail the test. */
  findings: string[]
  mutation: void
}

/** Console messages to ignore: the guards for responses and requests report the same failures in more detail. */
const failedRequestPattern = /^Failed to load resource: (the server responded|net::ERR_NAME_NOT_RESOLVED)/

/** Expects exactly these findings of the guards, and removes them. */
export async function expectFindings(findings: string[], expected: unknown[]) {
  await expect.poll(() => findings).toEqual(expected)
  findings.splice(0)
}

/** Upper limit of the sum of a document's layout shifts. */
const maxLayoutShift = 0.01

/** Ignored error: Debian's Firefox reports it when a test leaves a page while a font loads (NS_BINDING_ABORTED). */
const abortedFontLoadPattern = /^download failed \(font-family: .*: status=2152398850 /
/** Debian's Firefox reports some errors too vaguely for `allowConsole` to match. Any `allowConsole` allows these. */
const vagueErrorPattern = /^Error$|^Loading module from .* was blocked/

/** Playwright's `test` with guards that are always on: see e2e/README.md. */
export const test = base.extend<GuardOptions & Fixtures>({
  allowConsole: [null, { option: true }],
  allowHosts: [[], { option: true }],
  allowShift: [false, { option: true }],
  allowStatus: [[], { option: true }],
  mutants: [null, { option: true }],
  mutation: [
    async ({ context, mutants }, use, testInfo) => {
      const finishMutation = mutants && (await activateMutant(context, mutants, testInfo))
      await use()
      if (finishMutation) await finishMutation()
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
        allowConsole?.test(text) || (isFirefox && allowConsole && vagueErrorPattern.test(text))

      context.on('console', (message) => {
        const [type, text] = [message.type(), message.text()]
        if (!['error', 'warning'].includes(type) || isAllowed(text) || failedRequestPattern.test(text)) return
        findings.push(`console ${type}: ${text}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (isFirefox && (abortedFontLoadPattern.test(message) || isAllowed(message))) return
        findings.push(`uncaught: ${message}`)
      })
      context.on('response', (response) => {
        if (response.status() < 400 || allowStatus.includes(response.status())) return
        findings.push(`response ${response.status()}: ${new URL(response.url()).pathname}`)
      })
      // playwright.config.ts keeps Chromium from resolving other hosts. This listener reports requests to them.
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
      const reportToGuard: GuardWindow['reportToGuard'] = (documentId, detail, shift) => {
        if (shift === undefined) return void findings.push(`policy: ${detail}`)
        const { sum, sources } = layoutShifts.get(documentId) ?? { sum: 0, sources: [] }
        layoutShifts.set(documentId, { sum: sum + shift, sources: [...sources, detail] })
      }
      await context.exposeFunction('reportToGuard', reportToGuard)
      await context.addInitScript(watchDocument)

      await use(findings)

      for (const page of context.pages())
        await page.evaluate(() => (window as unknown as GuardWindow).flushGuard?.()).catch(() => undefined)
      for (const [documentId, { sum, sources }] of layoutShifts)
        if (sum > maxLayoutShift && !allowShift)
          findings.push(`layout shift: ${sum.toFixed(4)} on ${documentId} (${sources.join(', ')})`)
      expect(findings, 'what the guards found').toEqual([])
    },
    { auto: true },
  ],
})

interface GuardWindow {
  /** Reports a layout shift of the value `shift`, or, without `shift`, a violation of the CSP. */
  reportToGuard: (documentId: string, detail: string, shift?: number) => void
  /** Reports the layout shifts that the PerformanceObserver has not delivered yet. */
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
  const documentId = `${location.pathname} at ${performance.timeOrigin}`
  addEventListener('securitypolicyviolation', (event) => {
    guardWindow.reportToGuard(documentId, `${event.effectiveDirective} ${event.blockedURI}`)
  })
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
  // Ignores shifts after a client-side navigation. Browsers mark those within 500 ms of a click as expected, but
  // on a slow machine they come later. Tests that open the page by its URL measure its shifts.
  let hasNavigated = false
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    hasNavigated ||= new URL(destination.url).pathname !== location.pathname
  })
  const reportShifts = (entries: PerformanceEntryList) => {
    if (hasNavigated) return
    for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
      if (hadRecentInput) continue
      const nodes = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 30)}"`)
      guardWindow.reportToGuard(documentId, `${nodes.join(', ')}, scrolled to ${Math.round(scrollY)}`, value)
    }
  }
  const observer = new PerformanceObserver((list) => reportShifts(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  guardWindow.flushGuard = () => reportShifts(observer.takeRecords())
}
