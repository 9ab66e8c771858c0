import type { Page } from '@playwright/test'
import { findSitePage } from './content.ts'
import { expect, goto, test, waitForHydration } from './fixtures.ts'

// Each guard must report its kind of fault. Most tests expect the finding and remove it. Those with test.fail() leave it, so they
// must fail.

/** For each guard an action on /about and the findings that it must report; `@chromium` if only Chromium reports them so. */
const faults: [kind: string, findings: unknown, act: (page: Page) => Promise<unknown>, tag?: string][] = [
  [
    'a console error and a warning',
    ['console error: on purpose', 'console warning: on purpose'],
    (page) => page.evaluate(() => (console.error('on purpose'), console.warn('on purpose'))),
  ],
  [
    'an uncaught error',
    ['uncaught: not awaited'],
    (page) => page.evaluate(() => void Promise.reject(new Error('not awaited'))),
  ],
  [
    'a violation of the content security policy',
    expect.arrayContaining(['policy: style-src-elem inline']),
    (page) => page.evaluate(() => document.head.append(document.createElement('style'))),
    '@chromium',
  ],
  [
    'a 404, of a file and of a page',
    ['response 404: /assets/nope.js', 'response 404: /nope'],
    async (page) => {
      await page.evaluate(() => fetch('/assets/nope.js'))
      await page.goto('/nope')
    },
  ],
  [
    'a failed request',
    ['console error: Failed to load resource: net::ERR_FAILED'],
    async (page) => {
      await page.route('/favicon.svg', (route) => route.abort())
      await page.evaluate(() => fetch('/favicon.svg').catch(() => undefined))
    },
    '@chromium',
  ],
  [
    'a request to another origin, and block it',
    expect.arrayContaining(['request to https://elsewhere.example/picture.png']),
    (page) => page.evaluate(() => void window.open('https://elsewhere.example/picture.png')),
  ],
  [
    'a hydration mismatch',
    [expect.stringMatching(/^uncaught: Minified React error #418/)],
    async (page) => {
      await page.route('/about', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({ response, body: html.replaceAll(findSitePage('/about').heading, 'Their Firm') })
      })
      await goto(page, '/about')
    },
  ],
]

test.describe('guards', () => {
  for (const [kind, expected, act, tag = []] of faults)
    test(`report ${kind}`, { tag }, async ({ page, findings }) => {
      await goto(page, '/about')
      await act(page)
      await expect.poll(() => findings).toEqual(expected)
      findings.splice(0)
    })

  test('a finding fails the test', async ({ page }) => {
    test.fail()
    await goto(page, '/about')
    await page.evaluate(() => console.error('left'))
  })

  test('report a layout shift', { tag: '@chromium' }, async ({ page }) => {
    test.fail()
    await goto(page, '/about')
    await page.evaluate(async () => {
      const waitForFrames = async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      }
      await waitForFrames()
      document.querySelector('main')?.prepend('On purpose. '.repeat(900))
      await waitForFrames()
    })
  })

  test.describe('an allowance', () => {
    test.use({ allowConsole: /^expected/, allowStatus: [404] })

    test('applies only to what the test expects', async ({ page, findings }) => {
      await page.goto('/nope')
      await waitForHydration(page)
      await page.evaluate(() => console.error('expected'))
      await page.evaluate(() => console.error('not expected'))
      await expect.poll(() => findings.splice(0)).toEqual(['console error: not expected'])
    })
  })
})
