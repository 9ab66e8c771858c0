import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'

/*
 * One harness for several targets:
 *   (nothing)                     nginx with the shipped nginx.conf, started here. E2E_PORT sets another port than 8080,
 *                                 E2E_REPORTS another folder than reports/; two simultaneous runs need both
 *   BASE_URL=... LOCAL_TARGET=1   our own container: without tests that need this machine's build (@local)
 *   ... CONTAINER=ID              adds tests that inspect the container by Docker (@container)
 *   SWARM=1                       adds tests of a swarm on this machine (@swarm): npm run e2e:swarm
 *   ENDPOINT=...                  adds tests of forms that send (@endpoint): npm run e2e:endpoint
 *   BASE_URL=https://...          behind a proxy: without tests of nginx's own parser (@nginx)
 *   BASE_URL=...                  any deployed site: only tests without side effects (@readonly)
 */
const CI = Boolean(process.env.CI)
const port = process.env.E2E_PORT
const reports = resolve(import.meta.dirname, '..', process.env.E2E_REPORTS ?? 'reports')

// Workers re-evaluate this config and inherit BASE_URL. E2E_OWN_SERVER tells whether this config or the user set it.
const ownServer = process.env.BASE_URL === undefined || process.env.E2E_OWN_SERVER === '1'
if (ownServer) {
  process.env.E2E_OWN_SERVER = '1'
  process.env.BASE_URL ??= `http://127.0.0.1:${port ?? 8080}`
}
const behindProxy = process.env.BASE_URL?.startsWith('https:') === true
const deployed = !ownServer && process.env.LOCAL_TARGET !== '1'

/** Filters of a project: tests with every tag of `tags` and none of `not`, as far as the target allows. */
function only(tags: string[], not: string[] = []): Pick<PlaywrightTestConfig, 'grep' | 'grepInvert'> {
  const all = deployed ? [...tags, '@readonly'] : tags
  const none = [
    ...not,
    ...(ownServer ? [] : ['@local']),
    ...(behindProxy ? ['@nginx'] : []),
    ...(process.env.CONTAINER === undefined ? ['@container'] : []),
    ...(process.env.SWARM === undefined ? ['@swarm'] : []),
    ...(process.env.ENDPOINT === undefined ? ['@endpoint'] : []),
  ]
  return {
    grep: new RegExp(all.map((tag) => `(?=[^]*${tag}\\b)`).join('')),
    grepInvert: none.map((tag) => new RegExp(`${tag}\\b`)),
  }
}

/** Debian's headless shell, half as costly as its full Chromium; if missing, Playwright's own. */
const installed = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
const chromium = {
  launchOptions: {
    ...(existsSync(installed) && { executablePath: installed }),
    // Blocks all other hosts by DNS. A route would disable the HTTP cache.
    args: [`--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(process.env.BASE_URL ?? '').hostname}`],
  },
}

/** Debian's Firefox by WebDriver BiDi (needs Playwright 1.64.1); if missing, Playwright's own. */
const debianFirefox = '/usr/bin/firefox-esr'
const firefox = existsSync(debianFirefox)
  ? {
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      viewport: { width: 1280, height: 720 },
      launchOptions: { executablePath: debianFirefox },
    }
  : devices['Desktop Firefox']

/** Other engines skip the tests of phones and the tests for Chromium only. */
const otherEngine = only([], ['@mobile', '@chromium'])

/** Suites that have their own projects. */
const elsewhere = ['server/**', 'nojs.spec.ts']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts', // Vitest runs *.test.ts
  outputDir: `${reports}/results`,
  timeout: 30_000,
  fullyParallel: true,
  forbidOnly: CI,
  retries: 1, // only to record a trace: a flaky test fails the run
  failOnFlakyTests: true,
  // One more than processors, since tests also wait.
  workers: Number(process.env.E2E_WORKERS ?? availableParallelism() + 1),
  updateSnapshots: CI ? 'none' : 'missing',
  reportSlowTests: { max: 10, threshold: 5_000 },
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: `${reports}/html` }],
    ['junit', { outputFile: `${reports}/junit.xml` }],
  ],
  expect: {
    toMatchAriaSnapshot: { children: 'deep-equal' },
    toHaveScreenshot: { animations: 'disabled' },
  },
  use: {
    baseURL: process.env.BASE_URL,
    // The browser does not know the test CA. Node does, and checks the certificate in server/https.spec.ts.
    ignoreHTTPSErrors: process.env.NODE_EXTRA_CA_CERTS !== undefined,
    // Tracing every test costs 15 % of a run, so only retries are traced. No screenshots in traces: they show the DOM.
    // No `screenshot: 'only-on-failure'`: it takes one after every test, passed or not (5 of 52 s for 82 tests).
    trace: { mode: 'on-first-retry', screenshots: false },
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { strictSelectors: true },
  },
  ...(ownServer && {
    webServer: {
      command: `exec "${process.execPath}" testbed/serve.ts`,
      cwd: resolve(import.meta.dirname, '..'),
      env: port === undefined ? {} : { PORT: port },
      url: `${process.env.BASE_URL}/healthz`,
      reuseExistingServer: !CI && process.env.E2E_REUSE === '1',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  }),
  projects: [
    {
      name: 'chromium',
      testIgnore: elsewhere,
      ...only([], ['@mobile']),
      use: { ...devices['Desktop Chrome'], ...chromium },
    },
    {
      name: 'mobile',
      testIgnore: elsewhere,
      ...only(['@mobile']),
      use: { ...devices['Pixel 7'], ...chromium },
    },
    {
      name: 'no-js',
      testMatch: 'nojs.spec.ts',
      ...only([]),
      use: { ...devices['Desktop Chrome'], ...chromium, javaScriptEnabled: false },
    },
    { name: 'server', testMatch: 'server/**/*.spec.ts', ...only([]), use: chromium },
    ...(process.env.ENGINE === 'firefox'
      ? [
          {
            name: 'firefox',
            // The driver ignores media features and javaScriptEnabled; its screenshots (contrast) violate the page's CSP.
            testIgnore: [...elsewhere, 'access/{contrast,forcedColours,reducedMotion}.spec.ts'],
            ...otherEngine,
            timeout: 120_000, // the driver is three times slower per key press and measurement
            use: firefox,
          },
        ]
      : []),
    ...(process.env.ENGINE === 'webkit'
      ? [
          {
            name: 'webkit',
            testIgnore: [...elsewhere, 'access/**'], // not tried: Playwright's WebKit is not available here
            ...otherEngine,
            use: devices['Desktop Safari'],
          },
        ]
      : []),
  ],
})
