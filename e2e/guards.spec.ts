import { hasOwnContent } from '../testbed/hasOwnContent.ts'
import { placeholderFacts } from '../owner/placeholderFacts.ts'
import { isApproved, isSecondContent } from './helpers/approved.ts'
import { waitForFrames } from './helpers/clock.ts'
import { site } from './helpers/content.ts'
import { expect, expectFindings, test } from './helpers/guards.ts'
import { gotoHydrated, waitForHydration } from './helpers/pages.ts'

// Tests that each guard reports its kind of fault. Two tests remove the expected findings. Layout shifts are found
// only after a test, so their test must fail. beforeHydration.spec.ts tests the finding of a hydration mismatch.

// If the content changes without approval, tests that compare approved results are only skipped. So this test fails.
test('the approved results are of this content', { tag: '@local' }, async () => {
  const isOwn = await hasOwnContent()
  const isUnknownPlaceholder = isOwn && isApproved('content') && site.name === placeholderFacts.name
  expect(isUnknownPlaceholder, 'check/placeholders.json lacks the hash of a photograph').toBe(false)
  const isApprovalRequired = process.env.CI && !isSecondContent && !isOwn
  test.skip(!isApprovalRequired, "runs only in CI, with this repository's content")
  expect(
    [isApproved('content'), isApproved('screenshots')],
    'look at what has changed, then run npm run approve',
  ).toEqual([true, true])
})

test.describe('guards', () => {
  // Only in Chromium, because other browsers use other texts to report violations and failed requests.
  test('report each kind of fault', { tag: '@chromium' }, async ({ page, findings }) => {
    await gotoHydrated(page, '/about')
    await page.route('/favicon.svg', (route) => route.abort())
    await page.evaluate(async () => {
      console.error('on purpose')
      console.warn('on purpose')
      void Promise.reject(new Error('not awaited'))
      await fetch('/assets/nope.js')
      await fetch('/favicon.svg').catch(() => undefined)
      document.head.append(document.createElement('style'))
      window.open('https://elsewhere.example/picture.png')
    })
    await page.goto('/nope')
    const expectedFindings = [
      'console error: on purpose',
      'console warning: on purpose',
      'uncaught: not awaited',
      'response 404: /assets/nope.js',
      'response 404: /nope',
      'request to https://elsewhere.example/picture.png',
      'policy: style-src-elem inline',
      'console error: Failed to load resource: net::ERR_FAILED',
    ]
    for (const finding of expectedFindings) await expect.poll(() => findings).toContain(finding)
    const inlineStyleError = /^console error: Applying inline style violates/ // beside `policy: style-src-elem`
    const isUnexpected = (finding: string) =>
      !expectedFindings.includes(finding) && !inlineStyleError.test(finding)
    expect(findings.splice(0).filter(isUnexpected)).toEqual([])
  })

  test('report a layout shift', { tag: '@chromium' }, async ({ page, findings }) => {
    await gotoHydrated(page, '/about')
    await waitForFrames(page, 2)
    await page.evaluate(() => document.querySelector('main')?.prepend('On purpose. '.repeat(900)))
    await waitForFrames(page, 2)
    expect(findings).toEqual([])
    test.fail() // the guard must fail this test at its end
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
