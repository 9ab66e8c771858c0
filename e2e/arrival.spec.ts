import { breakpointPx } from '../src/styles/breakpoints.ts'
import { sitePages } from './helpers/content.ts'
import { expect, test, type Page } from './helpers/guards.ts'

/** Measures the positions of all elements of the body in document order; null if invisible or below the viewport. */
const measurePositions = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const seen =
        width > 0 && height > 0 && y < innerHeight && element.checkVisibility({ visibilityProperty: true })
      return seen ? { element: `${element.localName} ${element.textContent.slice(0, 30)}`, x, y } : null
    }),
  )

// Browsers paint a partly received page as if it ended there, so the tests cut the HTML after each closing tag. They skip
// Firefox, whose scroll bar shifts the layout when the page becomes higher than the viewport. Playwright hides the scroll bar
// of Chromium.
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
        // Removes the boot script, which would load the app, but adds the stage that it has recorded by then.
        const wholeHtml = html
          .replace(/<script nonce.*?<\/script>/s, '')
          .replace('<html', '<html data-stage="started"')
        await page.setViewportSize({ width, height })
        await page.setContent(wholeHtml)
        const finalPositions = await measurePositions(page)
        const lastVisible = finalPositions.findLastIndex((position) => position !== null)
        const headerIndex = wholeHtml.indexOf('<header')
        const movedElements = new Set<string>()
        for (const { index, 0: tag } of wholeHtml.matchAll(/<\/[a-z0-9]+>/g)) {
          if (index < headerIndex) continue
          await page.setContent(wholeHtml.slice(0, index + tag.length))
          const partPositions = await measurePositions(page)
          for (const [order, position] of partPositions.entries()) {
            const end = finalPositions[order]
            if (position && !end)
              movedElements.add(`${position.element}: from ${position.x} ${position.y} out of the window`)
            if (position && end && Math.hypot(end.x - position.x, end.y - position.y) > 1)
              movedElements.add(`${position.element}: from ${position.x} ${position.y} to ${end.x} ${end.y}`)
          }
          if (partPositions.length > lastVisible) break
        }
        expect([...movedElements]).toEqual([])
      },
    )
