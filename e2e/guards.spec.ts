import { waitForFrames } from './helpers/clock.ts'
import { findSitePage } from './helpers/content.ts'
import { expect, expectFindings, test } from './helpers/guards.ts'
import { goto, waitForHydration } from './helpers/pages.ts'

// Each guard must report its kind of fault. Most tests expect the finding and remove it. The test with test.fail() leaves
// its finding, so the guard must fail this test.

test.describe('guards', () => {
  test('report errors, failed responses and requests to other origins', async ({ page, findings }) => {
    await goto(page, '/about')
    await page.evaluate(async () => {
      console.error('on purpose')
      console.warn('on purpose')
      void Promise.reject(new Error('not awaited'))
      await fetch('/assets/nope.js')
      window.open('https://elsewhere.example/picture.png')
    })
    await page.goto('/nope')
    for (const finding of [
      'console error: on purpose',
      'console warning: on purpose',
      'uncaught: not awaited',
      'response 404: /assets/nope.js',
      'response 404: /nope',
      'request to https://elsewhere.example/picture.png',
    ])
      await expect.poll(() => findings).toContain(finding)
    findings.splice(0)
  })

  // Only Chromium reports them in these words.
  test('report violations and failed requests', { tag: '@chromium' }, async ({ page, findings }) => {
    await goto(page, '/about')
    await page.route('/favicon.svg', (route) => route.abort())
    await page.evaluate(async () => {
      document.head.append(document.createElement('style'))
      await fetch('/favicon.svg').catch(() => undefined)
    })
    for (const finding of [
      'policy: style-src-elem inline',
      'console error: Failed to load resource: net::ERR_FAILED',
    ])
      await expect.poll(() => findings).toContain(finding)
    findings.splice(0)
  })

  test('report a hydration mismatch', async ({ page, findings }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replaceAll(findSitePage('/about').heading, 'Their Firm') })
    })
    await goto(page, '/about')
    await expectFindings(findings, [expect.stringMatching(/^uncaught: Minified React error #418/)])
  })

  test('report a layout shift', { tag: '@chromium' }, async ({ page, findings }) => {
    await goto(page, '/about')
    await waitForFrames(page, 2)
    await page.evaluate(() => document.querySelector('main')?.prepend('On purpose. '.repeat(900)))
    await waitForFrames(page, 2)
    expect(findings).toEqual([])
    test.fail() // by the guard, at the end of the test
  })

  test.describe('an allowance', () => {
    test.use({ allowConsole: /^expected/, allowStatus: [404] })

    test('applies only to what the test expects', async ({ page, findings }) => {
      await page.goto('/nope')
      await waitForHydration(page)
      await page.evaluate(() => console.error('expected'))
      await page.evaluate(() => console.error('not expected'))
      await expectFindings(findings, ['console error: not expected'])
    })
  })
})
