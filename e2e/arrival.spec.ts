import type { Page } from '@playwright/test'
import { expect, freeze, goto, pass, routes, test, paintFirst } from './fixtures.ts'

interface Place {
  element: string
  x: number
  y: number
}

/** Where each element of the body stands, in the order of the document; null for what cannot be seen on arrival. */
const places = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'), (element): Place | null => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const seen =
        width > 0 && height > 0 && y < innerHeight && element.checkVisibility({ visibilityProperty: true })
      return seen ? { element: `${element.localName} ${element.textContent.slice(0, 30)}`, x, y } : null
    }),
  )

// On a slow line, or a busy machine, a browser paints what it has of a page: as if the document ended there.
// Chromium hides its scrollbar here; Firefox's comes when the page outgrows the window, and pushes all of it aside.
for (const { path } of routes)
  for (const [width, height] of [
    [1280, 720],
    [1024, 1366],
    [820, 1180],
    [390, 844],
  ] as const)
    test(
      `what has arrived of ${path} already stands where it stays, ${width} px wide`,
      { tag: ['@chromium', '@readonly'] },
      async ({ page, request }) => {
        const whole = (await (await request.get(path)).text()).replace(/<script nonce.*?<\/script>/s, '')
        await page.setViewportSize({ width, height })
        await page.setContent(whole)
        const final = await places(page)
        const onArrival = final.findLastIndex((place) => place !== null)
        const header = whole.indexOf('<header')
        const moved = new Set<string>()
        for (const { index, 0: tag } of whole.matchAll(/<\/[a-z0-9]+>/g)) {
          if (index < header) continue
          await page.setContent(whole.slice(0, index + tag.length))
          const part = await places(page)
          for (const [order, place] of part.entries()) {
            const end = final[order]
            if (place && !end) moved.add(`${place.element}: from ${place.x} ${place.y} out of the window`)
            if (place && end && Math.hypot(end.x - place.x, end.y - place.y) > 1)
              moved.add(`${place.element}: from ${place.x} ${place.y} to ${end.x} ${end.y}`)
          }
          if (part.length > onArrival) break
        }
        expect([...moved]).toEqual([])
      },
    )

test(
  'until the first photograph of / has come, no other is fetched',
  { tag: '@readonly' },
  async ({ page }) => {
    const photographs: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'image' && pathname.startsWith('/assets/')) photographs.push(pathname)
    })
    let alone: string[] = []
    await page.route(/\/assets\/hero-dining-/, async (route) => {
      await page.waitForLoadState('domcontentloaded')
      await page.evaluate(async () => {
        // Frames in which a browser sees which pictures are near enough to be fetched.
        for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
      })
      alone = photographs.filter((photograph) => !photograph.includes('/hero-dining-'))
      await route.continue()
    })
    await goto(page, '/')
    expect(alone).toEqual([])
    await expect.poll(() => photographs.length).toBeGreaterThan(1)
  },
)

for (const path of ['/', '/contact'])
  test(
    `until ${path} has been painted, neither fonts nor the app are fetched`,
    { tag: '@readonly' },
    async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
      const { painted, fetched } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        fetched: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.(woff2|js)$/.test(name))
          .map(({ startTime }) => startTime),
      }))
      expect(fetched.length).toBeGreaterThan(2)
      expect(Math.min(...fetched)).toBeGreaterThan(painted ?? Infinity)
    },
  )

test.describe('a page that has loaded', { tag: '@readonly' }, () => {
  const html = (page: Page) => page.locator('html')

  // The browser tells of its paint when the test lets it.
  test.beforeEach(async ({ page }) => {
    await freeze(page)
    await page.addInitScript(() => {
      const { observe } = PerformanceObserver.prototype
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type !== 'paint') return observe.call(this, options)
        Object.assign(window, { tellOfPaint: () => observe.call(this, options) })
      }
    })
    await page.goto('/about')
    await paintFirst(page)
  })

  test('fetches the rest as soon as it is painted', async ({ page }) => {
    await expect(html(page)).not.toContainClass('painted')
    await page.evaluate(() => (window as unknown as { tellOfPaint: () => void }).tellOfPaint())
    await expect(html(page)).toContainClass('painted')
  })

  test('fetches the rest 2 s later where the browser tells of no paint', async ({ page }) => {
    await pass(page, 1_900)
    await expect(html(page)).not.toContainClass('painted')
    await pass(page, 100)
    await expect(html(page)).toContainClass('painted')
  })
})
