import { breakpointPx } from '../src/styles/breakpoints.ts'
import { freezeClock, waitForFrames } from './helpers/clock.ts'
import { labels, sitePages } from './helpers/content.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import { heading, phoneViewport, waitForHydration, removeBootScript } from './helpers/pages.ts'
import { appScriptPattern, holdRequests } from './helpers/requests.ts'

/** Measures the positions of all elements of the body in document order; null if invisible or below the viewport. */
const measurePositions = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isVisible =
        width > 0 && height > 0 && y < innerHeight && element.checkVisibility({ visibilityProperty: true })
      return isVisible ? { element: `${element.localName} ${element.textContent.slice(0, 30)}`, x, y } : null
    }),
  )

// Browsers paint the received part of a page as if it were the whole page. So the tests cut the HTML after every third
// closing tag, to save time. They skip Firefox, whose scroll bar shifts the layout when the page becomes higher than the viewport.
// Playwright hides Chromium's scroll bar.
for (const { path } of sitePages)
  for (const [width, height] of [
    [breakpointPx.desktop, 1366],
    [390, 844],
  ] as const)
    test(
      `nothing on ${path} moves while its HTML arrives, ${width} px`,
      { tag: ['@chromium', '@readonly'] },
      async ({ page }) => {
        const html = await (await page.request.get(path)).text()
        // Removes the boot script, because it would load the app. Sets data-stage as the script does: styles need it.
        const wholeHtml = removeBootScript(html).replace('<html', '<html data-stage="started"')
        await page.setViewportSize({ width, height })
        await page.setContent(wholeHtml)
        const finalPositions = await measurePositions(page)
        const lastVisibleIndex = finalPositions.findLastIndex((position) => position !== null)
        const headerIndex = wholeHtml.indexOf('<header')
        const movedElements = new Set<string>()
        const closingTags = [...wholeHtml.matchAll(/<\/[a-z0-9]+>/g)].filter(
          ({ index }) => index > headerIndex,
        )
        for (const { index, 0: tag } of closingTags.filter((_, count) => count % 3 === 0)) {
          await page.setContent(wholeHtml.slice(0, index + tag.length))
          const partialPositions = await measurePositions(page)
          for (const [elementIndex, position] of partialPositions.entries()) {
            if (!position) continue
            const { x, y } = finalPositions[elementIndex] ?? { x: NaN, y: NaN } // not visible in the end, so it has moved
            if (!(Math.hypot(x - position.x, y - position.y) <= 1))
              movedElements.add(`${position.element}: from ${position.x} ${position.y} to ${x} ${y}`)
          }
          if (partialPositions.length > lastVisibleIndex) break
        }
        expect([...movedElements]).toEqual([])
      },
    )

/** Opens the beginning of /about, up to the end of main. The rest arrives when the returned function is called. */
async function openBeginning(page: Page) {
  await page.setViewportSize(phoneViewport)
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('</main>', '<script src="/held.js"></script></main>'),
    })
  })
  // Delays the end of the page: the parser waits for this script. It removes itself, since React would not expect it.
  await page.route('/held.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' }),
  )
  const releaseHeldScript = await holdRequests(page, /\/held\.js$/)
  await page.goto('/about', { waitUntil: 'commit' })
  await heading(page).waitFor()
  return releaseHeldScript
}

test('hydration waits until the whole page is parsed', { tag: '@readonly' }, async ({ page }) => {
  const releasePageEnd = await openBeginning(page)
  await page.keyboard.press('Shift')
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await waitForFrames(page, 20)
  await expect(page.locator('html')).not.toHaveAttribute('data-stage', /hydrated/)
  releasePageEnd()
  await waitForHydration(page) // if hydration failed, the guards would report an error
})

test(
  'the message "still loading" also appears if the end of the page is late',
  { tag: '@readonly' },
  async ({ page }) => {
    await freezeClock(page)
    const releaseApp = await holdRequests(page, appScriptPattern)
    const releasePageEnd = await openBeginning(page)
    await page.getByRole('button', { name: labels.frame.openMenu }).click()
    await page.clock.runFor(3_000)
    releasePageEnd()
    await expect(page.getByText(labels.frame.loading)).toBeInViewport()
    releaseApp()
    await waitForHydration(page)
    await expect(page.getByText(labels.frame.loading)).toBeHidden()
  },
)
