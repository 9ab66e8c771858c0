import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'

/*
 * One harness, three targets:
 *   (nothing)                     nginx with the shipped nginx.conf, started here; E2E_PORT picks another port than 8080,
 *                                 E2E_REPORTS another folder than reports/ (two runs at once need both)
 *   BASE_URL=... LOCAL_TARGET=1   our own container: everything but tests that need this machine's build (@local)
 *   ... CONTAINER=ID              and what only Docker can tell of it (@container)
 *   SWARM=1                       and a swarm of this machine (@swarm): npm run e2e:swarm
 *   ENDPOINT=...                  a site whose forms send (@endpoint): npm run e2e:endpoint
 *   BASE_URL=https://...          behind a proxy: without tests of nginx's own parser (@nginx)
 *   BASE_URL=...                  any deployed site: only tests that leave no trace there (@readonly)
 */
const CI = Boolean(process.env.CI)
const port = process.env.E2E_PORT
const reports = resolve(import.meta.dirname, '..', process.env.E2E_REPORTS ?? 'reports')

// Workers read this file again and inherit the address, so it alone does not say who gave it.
const ownServer = process.env.BASE_URL === undefined || process.env.E2E_OWN_SERVER === '1'
if (ownServer) {
  process.env.E2E_OWN_SERVER = '1'
  process.env.BASE_URL ??= `http://127.0.0.1:${port ?? 8080}`
}
const behindProxy = process.env.BASE_URL?.startsWith('https:') === true
const deployed = !ownServer && process.env.LOCAL_TARGET !== '1'

/** The tests of a project: all with every one of `tags`, none with one of `not`, as far as the target allows. */
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

/** Debian's, half as costly as its Chromium with a window; where it is missing, Playwright's own. */
const installed = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
const chromium = {
  launchOptions: {
    ...(existsSync(installed) && { executablePath: installed }),
    // No other host can be reached. Not by a route, which would switch the HTTP cache off.
    args: [`--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(process.env.BASE_URL ?? '').hostname}`],
  },
}

/** Debian's Firefox by WebDriver BiDi (needs Playwright 1.64.1); where it is missing, Playwright's own Firefox. */
const debianFirefox = '/usr/bin/firefox-esr'
const firefox = existsSync(debianFirefox)
  ? {
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      viewport: { width: 1280, height: 720 },
      launchOptions: { executablePath: debianFirefox },
    }
  : devices['Desktop Firefox']

/** Left out on other engines: phones, Chromium's project, what its driver cannot, and what its tag says is Chromium's. */
const otherEngine = only([], ['@mobile', '@chromium'])

/** Journeys that do not belong to the ordinary browser. */
const elsewhere = ['server/**', 'nojs.spec.ts']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts', // *.test.ts are Vitest's
  outputDir: `${reports}/results`,
  timeout: 30_000,
  fullyParallel: true,
  forbidOnly: CI,
  retries: 1, // for its trace only: a test that then passes fails the run all the same
  failOnFlakyTests: true,
  // One more than there are processors: a test also waits.
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
    // Node judges the certificate (server/https.spec.ts) by an authority that the browser does not know.
    ignoreHTTPSErrors: process.env.NODE_EXTRA_CA_CERTS !== undefined,
    // A trace of each test costs 15 % of a run, so one is made of the retry of a test that failed. Without the film: the
    // trace shows the page from its DOM anyway. For the same reason no `screenshot: 'only-on-failure'`: it takes one after
    // every test, passed or not (5 of 52 s for 82 tests).
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
            // Its driver ignores media features and scripting, and its screenshots (contrast) break the page's policy.
            testIgnore: [...elsewhere, 'access/{contrast,forcedColours,reducedMotion}.spec.ts'],
            ...otherEngine,
            timeout: 120_000, // its driver takes three times as long for each key and measure
            use: firefox,
          },
        ]
      : []),
    ...(process.env.ENGINE === 'webkit'
      ? [
          {
            name: 'webkit',
            testIgnore: [...elsewhere, 'access/**'], // never run here, where no WebKit of Playwright's can be had
            ...otherEngine,
            use: devices['Desktop Safari'],
          },
        ]
      : []),
  ],
})
