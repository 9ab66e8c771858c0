import type { Page } from '@playwright/test'
import { findRoute } from './content.ts'
import { expect, goto, waitForHydration, test } from './fixtures.ts'

// Each guard must report its kind of fault. Most tests expect the finding and remove it. Those with test.fail() leave it, so they
// must fail.

/** Empties the list of findings and returns an assertion on its former entries: `expectFindings(findings).toEqual([])`. */
const expectFindings = (findings: string[]) => expect.poll(() => findings.splice(0))

/** Serves a page of the site with changed HTML. */
async function serveChangedPage(page: Page, path: string, change: (html: string) => string) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    },
  )
}

test.describe('guards', () => {
  test('a finding fails the test', async ({ page }) => {
    test.fail()
    await goto(page, '/about')
    await page.evaluate(() => console.error('left'))
  })

  for (const kind of ['error', 'warning'] as const)
    test(`report a console ${kind}`, async ({ page, findings }) => {
      await goto(page, '/about')
      await page.evaluate((kind) => console[kind === 'error' ? kind : 'warn']('on purpose'), kind)
      await expectFindings(findings).toEqual([`console ${kind}: on purpose`])
    })

  test('report an uncaught error', async ({ page, findings }) => {
    await goto(page, '/about')
    await page.evaluate(() => void Promise.reject(new Error('not awaited')))
    await expectFindings(findings).toEqual(['uncaught: not awaited'])
  })

  test(
    'report a violation of the content security policy',
    { tag: '@chromium' },
    async ({ page, findings }) => {
      await goto(page, '/about')
      await page.evaluate(() =>
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' })),
      )
      await expect.poll(() => findings).toContain('policy: style-src-elem inline')
      findings.splice(0)
    },
  )

  test('report a 404, of a file and of a page', async ({ page, findings }) => {
    await goto(page, '/nope')
    await page.evaluate(() => fetch('/assets/nope.js'))
    await expectFindings(findings).toEqual(['response 404: /nope', 'response 404: /assets/nope.js'])
  })

  test('report a failed request', { tag: '@chromium' }, async ({ page, findings }) => {
    await page.route('/favicon.svg', (route) => route.abort())
    await goto(page, '/about')
    await page.evaluate(() => fetch('/favicon.svg').catch(() => undefined))
    await expectFindings(findings).toEqual(['console error: Failed to load resource: net::ERR_FAILED'])
  })

  test('report a request to another origin, and block it', async ({ page, findings }) => {
    await goto(page, '/about')
    const link = 'https://elsewhere.example/picture.png'
    await page.evaluate((link) => void window.open(link), link)
    await expect.poll(() => findings).toContain(`request to ${link}`)
    findings.splice(0)
  })

  test('report a layout shift', { tag: '@chromium' }, async ({ page }) => {
    test.fail()
    await goto(page, '/about')
    await page.evaluate(async () => {
      const nextFrame = () => new Promise(requestAnimationFrame)
      await nextFrame()
      await nextFrame()
      const addedParagraph = document.createElement('p')
      addedParagraph.innerText = 'On purpose.\n'.repeat(9)
      document.querySelector('main')?.prepend(addedParagraph)
      await nextFrame()
      await nextFrame()
    })
  })

  test('report a hydration mismatch', async ({ page, findings }) => {
    await serveChangedPage(page, '/about', (html) =>
      html.replaceAll(findRoute('/about').heading, 'Their Firm'),
    )
    await goto(page, '/about')
    await expectFindings(findings).toEqual([expect.stringMatching(/^uncaught: Minified React error #418/)])
  })
})

test.describe('an allowance', () => {
  test.use({ allowConsole: /^expected/, allowStatus: [404] })

  test('applies only to what the test expects', async ({ page, findings }) => {
    await page.goto('/nope')
    await waitForHydration(page)
    await page.evaluate(() => console.error('expected'))
    await page.evaluate(() => console.error('not expected'))
    await expectFindings(findings).toEqual(['console error: not expected'])
  })
})
