import type { Route } from '@playwright/test'
import { advanceClock, gotoWithFrozenClock } from './helpers/clock.ts'
import { expect, test, type Locator } from './helpers/guards.ts'
import { followLink, gotoHydrated, waitForHydration } from './helpers/pages.ts'
import { recordRequests, waitUntilRequestsAreSent } from './helpers/requests.ts'
import { grievanceForm } from './helpers/forms.ts'

const readWidth = async (drawing: Locator) => (await drawing.boundingBox())?.width ?? 0

test.describe('images that fail to load', { tag: '@readonly' }, () => {
  test.use({
    allowStatus: [404, 503],
    allowConsole:
      /Failed to fetch|error loading dynamically|NetworkError|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/,
  })

  test('once are requested again', async ({ page }) => {
    const failedUrls = new Set<string>()
    await page.route(/\.avif$/, (route) => {
      const url = route.request().url()
      if (failedUrls.has(url)) return route.continue()
      failedUrls.add(url)
      return route.abort('connectionreset')
    })
    await gotoHydrated(page, '/about')
    for (const photograph of await page.getByRole('main').locator('img').all()) {
      await photograph.scrollIntoViewIfNeeded()
      await expect(photograph).toHaveJSProperty('complete', true)
      await expect(photograph).not.toHaveJSProperty('naturalWidth', 0)
    }
    expect(failedUrls.size).toBeGreaterThan(1)
  })

  for (const [when, fail] of [
    ['does not respond', (route: Route) => route.abort('connectionreset')],
    ['is overloaded', (route: Route) => route.fulfill({ status: 503 })],
  ] as const)
    test(`while the server ${when} are requested again every 5 s`, async ({ page }) => {
      await gotoWithFrozenClock(page, '/about')
      await page.route(/\.avif$/, fail)
      const photograph = page.getByRole('main').getByRole('img').first()
      const headRequestPromise = page.waitForRequest((request) => request.method() === 'HEAD')
      await followLink(page, '/products')
      await (await headRequestPromise).response()
      await expect(photograph).toHaveJSProperty('naturalWidth', 0)
      await page.unroute(/\.avif$/)
      await advanceClock(page, 4999)
      await expect(photograph).toHaveJSProperty('naturalWidth', 0)
      await advanceClock(page, 1)
      await expect(photograph).not.toHaveJSProperty('naturalWidth', 0)
    })

  // Only in Chromium: Firefox requests failed drawings again only on the next page.
  for (const path of ['/products', '/about'])
    test(`include drawings, on a visit that begins on ${path}`, { tag: '@chromium' }, async ({ page }) => {
      let hasFailed = false
      await page.route(/\/elevations-/, (route) => {
        if (hasFailed) return route.continue()
        hasFailed = true
        return route.abort('connectionreset')
      })
      await gotoHydrated(page, path)
      if (path !== '/products') await followLink(page, '/products')
      for (const drawing of (await page.locator('use').all()).slice(0, 1)) {
        await expect.poll(() => readWidth(drawing), { timeout: 10_000 }).toBeGreaterThan(0)
        expect(hasFailed).toBe(true)
      }
    })

  test('of an earlier version reload the page, but not at once again', async ({ page }) => {
    await gotoHydrated(page, '/about')
    const requestedDocuments = recordRequests(page, 'document')
    await page.route(/\.avif$/, (route) => route.fulfill({ status: 404, body: 'not found' }))
    await followLink(page, '/')
    await expect.poll(() => requestedDocuments).toEqual(['/'])
    await waitForHydration(page)
    const lazyPhotograph = page.getByRole('main').getByRole('img').last()
    await lazyPhotograph.scrollIntoViewIfNeeded()
    await expect(lazyPhotograph).toHaveJSProperty('complete', true)
    for (let request = 0; request < 2; request++) await waitUntilRequestsAreSent(page) // first HEAD, then a reload
    expect(requestedDocuments).toEqual(['/'])
  })

  test('of an earlier version reload the page again after a while, if no form has text', async ({ page }) => {
    await gotoHydrated(page, '/about')
    await page.reload()
    await waitForHydration(page)
    await followLink(page, '/grievance')
    const requestedDocuments = recordRequests(page, 'document')
    await page.evaluate(() => (performance.now = () => 60_000)) // a minute after the reload
    await page.route(/\.avif$/, (route) => route.fulfill({ status: 404, body: 'not found' }))
    await followLink(page, '/')
    await expect.poll(() => requestedDocuments).toEqual(['/'])
  })

  test('of an earlier version do not reload a page in which the visitor may have typed', async ({ page }) => {
    await gotoHydrated(page, '/grievance')
    await grievanceForm.locateField(page, 'message').fill('A drawer sticks.')
    const requestedDocuments = recordRequests(page, 'document')
    await page.route(/\.avif$/, (route) => route.fulfill({ status: 404, body: 'not found' }))
    const headResponsePromise = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await followLink(page, '/')
    await (await headResponsePromise).finished()
    await waitUntilRequestsAreSent(page)
    expect(requestedDocuments).toEqual([])
    await page.goBack()
    await expect(grievanceForm.locateField(page, 'message')).toHaveValue('A drawer sticks.')
  })

  test('while offline are loaded as soon as the line is back, without a reload', async ({
    page,
    context,
    browserName,
  }) => {
    await gotoHydrated(page, '/about')
    const requestedDocuments = recordRequests(page, 'document')
    await context.setOffline(true)
    await followLink(page, '/products')
    const photograph = page.getByRole('main').getByRole('img').first()
    await expect(photograph).toHaveJSProperty('complete', true)
    await expect(photograph).toHaveJSProperty('naturalWidth', 0)
    // Checks a drawing only in Chromium: Firefox requests failed drawings again only on the next page.
    const drawings = browserName === 'chromium' ? (await page.locator('use').all()).slice(0, 1) : []
    for (const drawing of drawings) expect(await readWidth(drawing)).toBe(0)
    await context.setOffline(false)
    await expect(photograph).not.toHaveJSProperty('naturalWidth', 0)
    for (const drawing of drawings) await expect.poll(() => readWidth(drawing)).toBeGreaterThan(0)
    expect(requestedDocuments).toEqual([])
  })

  test('as the visitor leaves are loaded after Back to the same document', async ({ page }) => {
    await gotoHydrated(page, '/about')
    await page.route(/\.avif$/, (route) => route.abort('internetdisconnected'))
    await followLink(page, '/products')
    const photograph = page.getByRole('main').getByRole('img').first()
    await expect(photograph).toHaveJSProperty('complete', true)
    await page.unroute(/\.avif$/)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(photograph).not.toHaveJSProperty('naturalWidth', 0)
  })
})
