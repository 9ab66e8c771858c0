import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { testChromiumPath } from '../testbed/chromium.ts'
import { createCaddyServerConfig, createTestVariables, upstreamPort } from './helpers/caddy.ts'

/*
 * Environment variables choose the site under test, and its tests:
 *   (none)                starts nginx with the shipped nginx.conf; omits @container, @swarm, @screens, @endpoint
 *   E2E_PORT, E2E_REPORTS another port than 8080, and another folder than reports/; two runs at once need both
 *   BASE_URL=...          tests a running site, only with tests that have no side effects (@readonly)
 *   HTTPS=1               puts Caddy in front of nginx, started by the shipped deploy/https.sh: npm run e2e:https
 *   BASE_URL=https://...  also omits tests of nginx's HTTP parser (@nginx), because a proxy is in front
 *   LOCAL_TARGET=1        with BASE_URL: our container, side effects allowed; omits tests of this machine (@local)
 *   CONTAINER=ID          with BASE_URL: adds tests that inspect that container by Docker (@container)
 *   ENGINE=NAME           adds the engine firefox or webkit
 *   CHROMIUM=FILE         another Chromium than Debian's or Playwright's
 *   DIST=, CONTENT=       another build than dist/, and the content that it was built from
 *   APPROVE=1             records the results with which later runs are compared: npm run approve
 *   SWARM=1               adds the tests of a swarm (@swarm): npm run e2e:swarm
 *   SCREENS=1             takes screenshots (@screens): npm run screens
 *   ENDPOINT=1            adds the tests of forms that send (@endpoint): npm run e2e:endpoint
 */
const CI = Boolean(process.env.CI)
const port = process.env.E2E_PORT
const reportsFolder = resolve(import.meta.dirname, '..', process.env.E2E_REPORTS ?? 'reports')

const hasOwnCaddy = process.env.HTTPS === '1'
const caddyFolder = `${reportsFolder}/caddy`
if (hasOwnCaddy) Object.assign(process.env, createTestVariables(caddyFolder))

// Playwright's workers evaluate this file again, and by then BASE_URL is set. E2E_OWN_SERVER tells them that this file
// has set it, not the user.
const hasOwnServer = process.env.BASE_URL === undefined || process.env.E2E_OWN_SERVER === '1'
if (hasOwnServer) {
  process.env.E2E_OWN_SERVER = '1'
  process.env.BASE_URL ??= `http://127.0.0.1:${port ?? 8080}`
}
const isBehindProxy = process.env.BASE_URL?.startsWith('https:') === true
const isDeployed = !hasOwnServer && process.env.LOCAL_TARGET !== '1'

/** Selects tests with all `tags` and none of `excludedTags`. Omits tests that cannot run on the site under test. */
function filterByTags(
  tags: string[],
  excludedTags: string[] = [],
): Pick<PlaywrightTestConfig, 'grep' | 'grepInvert'> {
  const wantedTags = isDeployed ? [...tags, '@readonly'] : tags
  const unwantedTags = [
    ...excludedTags,
    ...(hasOwnServer ? [] : ['@local']),
    ...(isBehindProxy ? ['@nginx'] : []),
    ...(process.env.CONTAINER === undefined ? ['@container'] : []),
    ...(process.env.SWARM === undefined ? ['@swarm'] : []),
    ...(process.env.SCREENS === undefined ? ['@screens'] : []),
    ...(process.env.ENDPOINT === undefined ? ['@endpoint'] : []),
  ]
  return {
    grep: new RegExp(wantedTags.map((tag) => `(?=[^]*${tag}\\b)`).join('')),
    grepInvert: unwantedTags.map((tag) => new RegExp(`${tag}\\b`)),
  }
}

/** If the browser of `testChromiumPath` is missing, Playwright uses its own Chromium. */
const chromiumUseOptions = {
  permissions: ['clipboard-write'], // other browsers need no permission to copy on a click
  launchOptions: {
    ...(existsSync(testChromiumPath) && { executablePath: testChromiumPath }),
    // Keeps the browser from resolving other hosts. Playwright's routes could, too, but would disable the HTTP cache.
    args: [`--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(process.env.BASE_URL ?? '').hostname}`],
  },
}

/** Debian's Firefox, by WebDriver BiDi (works in Playwright 1.64, not 1.65). If missing, Playwright uses its own. */
const debianFirefoxPath = '/usr/bin/firefox-esr'
const firefoxUseOptions = existsSync(debianFirefoxPath)
  ? {
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      viewport: { width: 1280, height: 720 },
      launchOptions: {
        executablePath: debianFirefoxPath,
        // Simulates a mouse that can hover: without a screen, Firefox finds no pointing device.
        firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
      },
    }
  : devices['Desktop Firefox']

/** How Playwright starts nginx on port `sitePort`, with the shipped nginx.conf. */
const createNginxServerConfig = (sitePort = '8080') => ({
  command: `exec "${process.execPath}" testbed/serve.ts`,
  cwd: resolve(import.meta.dirname, '..'),
  env: { PORT: sitePort },
  url: `http://127.0.0.1:${sitePort}/healthz`,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})
const webServers = hasOwnCaddy
  ? [createNginxServerConfig(upstreamPort), createCaddyServerConfig(caddyFolder)]
  : hasOwnServer
    ? [createNginxServerConfig(port)]
    : []

/** The additional engine that ENGINE names, without the tests for phones and the tests that only Chromium can run. */
const engineProjects = [
  {
    name: 'firefox',
    // The omitted access tests emulate media or take screenshots. In Debian's Firefox, Playwright cannot emulate
    // media, and its screenshots violate the page's CSP.
    testIgnore: ['e2e/server/**', 'e2e/access/{contrast,forcedColours,reducedMotion}.spec.ts'],
    timeout: 120_000, // its driver is much slower than Chromium's at key presses and measurements
    use: firefoxUseOptions,
  },
  {
    name: 'webkit',
    testIgnore: ['e2e/server/**', 'e2e/access/**'], // access/ was never tried with Playwright's WebKit
    use: devices['Desktop Safari'],
  },
]
  .filter(({ name }) => name === process.env.ENGINE)
  .map((engine) => ({ ...filterByTags([], ['@mobile', '@chromium']), ...engine }))

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts', // Vitest runs *.test.ts
  outputDir: `${reportsFolder}/results`,
  timeout: 30_000,
  fullyParallel: true,
  forbidOnly: CI,
  retries: 1, // only to record a trace: failOnFlakyTests fails the run even if the retry passes
  failOnFlakyTests: true,
  // One worker more than processors, since tests spend time waiting.
  workers: availableParallelism() + 1,
  updateSnapshots: CI ? 'none' : 'missing',
  reportSlowTests: { max: 10, threshold: 5_000 },
  reporter: [
    ['list'],
    ['./skipReporter.ts'],
    ['html', { open: 'never', outputFolder: `${reportsFolder}/html` }],
    ['junit', { outputFile: `${reportsFolder}/junit.xml` }],
  ],
  expect: {
    toMatchAriaSnapshot: { children: 'deep-equal' },
    toHaveScreenshot: { animations: 'disabled' },
  },
  use: {
    baseURL: process.env.BASE_URL,
    // Browsers do not trust Caddy's certificate authority, so they must ignore certificate errors. Node trusts it, so
    // server/https.spec.ts checks the certificate with Node.
    ignoreHTTPSErrors: process.env.NODE_EXTRA_CA_CERTS !== undefined,
    // Only retries are traced, because tracing is slow. Traces need no screenshots: they contain the DOM. The option
    // `screenshot: 'only-on-failure'` would take a screenshot after every test, also if the test passed.
    trace: { mode: 'on-first-retry', screenshots: false },
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { strictSelectors: true },
  },
  webServer: webServers,
  projects: [
    {
      name: 'chromium',
      testIgnore: 'e2e/server/**',
      ...filterByTags([], ['@mobile']),
      use: { ...devices['Desktop Chrome'], ...chromiumUseOptions },
    },
    {
      name: 'mobile',
      testIgnore: 'e2e/server/**',
      ...filterByTags(['@mobile']),
      use: { ...devices['Pixel 7'], ...chromiumUseOptions },
    },
    { name: 'server', testMatch: 'e2e/server/**/*.spec.ts', ...filterByTags([]), use: chromiumUseOptions },
    ...engineProjects,
  ],
})
