import { expect, test, type Page } from '@playwright/test'
import { BASE_URL } from './http.ts'

/** Records the page's CSP violations from now on, and blocks requests to other origins. */
async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${event.effectiveDirective}: ${event.blockedURI || event.sample}`)
    })
  })
  await page.route(
    (url) => url.origin !== BASE_URL.origin,
    (route) =>
      // Scripts get an empty answer, so that the page does not report that the translation service failed.
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: '' })
        : route.abort(),
  )
  return violations
}

test.describe('in the browser', { tag: '@readonly' }, () => {
  for (const path of ['/', '/about?translate'])
    test(`a script injected into ${path} is blocked`, async ({ page }) => {
      const violations = await recordViolations(page)
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(
          /<body[^>]*>/,
          '$&<script>window.injected = 1</script><img src="data:," onerror="window.injected = 2"><script src="https://evil.example/x.js"></script><script src="data:text/javascript,window.injected=3"></script>',
        )
        await route.fulfill({ response, body })
      })
      await page.goto(path)
      await expect.poll(() => violations.filter((text) => text.startsWith('script-src'))).toHaveLength(4)
      expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    })

  for (const [path, outcome] of [
    ['/', 'refused'],
    ['/nope', 'refused'],
    ['/about?translate', 'the translator needs it'],
  ] as const)
    test(`a script that assigns innerHTML, in ${path}: ${outcome}`, async ({ page }) => {
      await page.goto(path)
      const outcomes = await page.evaluate(() => {
        const element = document.createElement('p')
        const frame = document.createElement('iframe')
        const sinks = [
          () => (element.innerHTML = '<b></b>'),
          () => element.insertAdjacentHTML('beforeend', '<b></b>'),
          () => (frame.srcdoc = '<b></b>'),
          () => (document.createElement('script').src = '/assets/x.js'),
          () => new DOMParser().parseFromString('<b></b>', 'text/html'),
        ]
        return sinks.map((sink) => {
          try {
            sink()
            return 'the translator needs it'
          } catch (error) {
            return error instanceof TypeError ? 'refused' : String(error)
          }
        })
      })
      expect(outcomes).toEqual(Array(5).fill(outcome))
    })
})
