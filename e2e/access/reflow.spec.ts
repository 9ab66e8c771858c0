import { breakpointPx } from '../../src/styles/breakpoints.ts'
import { finalCounterTexts, labels } from '../helpers/content.ts'
import { expect, test, type Page } from '../helpers/guards.ts'
import { nextButton } from '../helpers/lightbox.ts'
import {
  counterNumbers,
  gotoHydrated,
  phoneViewport,
  replaceTestStyles,
  zoomedViewport,
} from '../helpers/pages.ts'
import { findLayoutFaults } from '../helpers/findLayoutFaults.ts'
import { allPaths, openLightbox, openMenu, pageGuardOptions, states } from '../helpers/states.ts'
import { gotoWithUnreachableTranslator } from '../helpers/translator.ts'

// Allows layout shifts, which the tests cause when they resize the viewport or change texts. Browsers mark shifts
// within 500 ms of a resize as expected, but on a slow machine the shifts come later.
test.use({ ...pageGuardOptions, allowShift: true })

/** Expects no faults of the layout (helpers/findLayoutFaults.ts). Polls, since transitions may follow a resize. */
const expectFit = (page: Page, message?: string) =>
  expect.soft.poll(() => findLayoutFaults(page), message).toEqual([])

/** The text spacing of WCAG 1.4.12. */
const wideTextSpacingCss = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
const doubleTextSizeCss = 'html { font-size: 200% }'

/** Ways to display a page: viewport size in px, additional styles, and a factor for the length of the texts. */
const displayVariants: { width: number; height?: number; css?: string; textFactor?: number }[] = [
  // The smallest and largest width of each breakpoint range.
  ...[320, 2560].map((width) => ({ width })),
  ...Object.values(breakpointPx).flatMap((px) => [{ width: px - 1 }, { width: px }]),
  { width: 1920, height: 1080 }, // the tallest viewport: photographs sized by its height are widest here
  { width: 130 }, // as a phone of 390 px on which text has 300 % of its size
  { width: 320, css: wideTextSpacingCss },
  ...[320, 820, 1440].map((width) => ({ width, textFactor: 1.4 })),
  { width: 1280, css: doubleTextSizeCss, textFactor: 1.4 },
  { width: 1440, textFactor: 0.67 },
]

/** Makes texts longer or shorter by a factor, in whole words. Keeps the firm's name, numbers and contact details. */
const changeTextLengths = (page: Page, factor: number) =>
  page.evaluate((factor) => {
    const unchangedTextSelector =
      'script, style, noscript, textarea, template, address, [href^="tel:"], [href^="mailto:"], [href="/"], dd, [role=img]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text & { original?: string }
      const originalText = (node.original ??= node.data).trim()
      if (!/\p{L}/u.test(originalText) || node.parentElement?.closest(unchangedTextSelector)) continue
      const words = originalText.split(/\s+/)
      const targetLength = Math.max(words[0]?.length ?? 0, Math.round(factor * originalText.length))
      let text = ''
      for (const word of [...words, ...words].slice(0, Math.ceil(factor) * words.length))
        if (`${text} ${word}`.trim().length <= targetLength + 4) text = `${text} ${word}`.trim()
      node.data = text || (words[0] ?? '')
    }
  }, factor)

for (const path of allPaths)
  test(`${path} fits, whatever the width of the viewport and the size of the text`, async ({ page }) => {
    test.slow()
    await gotoHydrated(page, path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (path === '/') await expect(counterNumbers(page)).toHaveText(finalCounterTexts) // they are wider than 0
    for (const width of [130, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectFit(page, `${width} px with reduced motion`)
    }
    await page.emulateMedia({ reducedMotion: null })
    for (const variant of displayVariants) {
      const { width, height = 800, css = '', textFactor } = variant
      await page.setViewportSize({ width, height })
      await replaceTestStyles(page, css)
      if (textFactor) await changeTextLengths(page, textFactor)
      await expectFit(page, JSON.stringify(variant))
    }
  })

for (const { name, open } of states.filter(({ isOnPhone }) => !isOnPhone))
  test(`no horizontal scrolling and no clipped text on a narrow phone with ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page)
    await expectFit(page)
  })

test('the home page has no horizontal scrolling on a phone without its photographs', async ({ page }) => {
  await page.route(/\.(avif|jpg)$/, (route) => route.fulfill({ contentType: 'image/jpeg', body: '' }))
  await page.setViewportSize(phoneViewport)
  await gotoHydrated(page, '/')
  const cards = page.getByRole('article')
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
  const haveFailed = (images: Element[]) =>
    (images as HTMLImageElement[]).every(({ complete, naturalWidth }) => complete && naturalWidth === 0)
  await expect.poll(() => cards.locator('img').evaluateAll(haveFailed)).toBe(true)
  await expectFit(page)
})

test('at 400 % zoom the lightbox and the last item of the menu can be seen', async ({ page }) => {
  await page.setViewportSize(zoomedViewport)
  await gotoHydrated(page, '/products')
  await openLightbox(page)
  const photograph = page.getByRole('dialog').getByRole('img')
  expect((await photograph.boundingBox())?.width).toBeGreaterThan(80)
  const figureBox = await page.getByRole('dialog').getByRole('figure').boundingBox()
  expect(figureBox?.y, 'not cut off, where no scrolling would reach').toBeGreaterThanOrEqual(0)
  await nextButton(page).scrollIntoViewIfNeeded()
  await expect(nextButton(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await openMenu(page)
  const lastMenuLink = page.getByRole('link', { name: labels.translator.label })
  await page.mouse.move(100, 200)
  await page.mouse.wheel(0, 2000)
  await expect(lastMenuLink).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: labels.frame.closeMenu }).click() // fails if the menu covers the button
})

test('the header does not cover a phone at 250 % zoom, nor a low viewport', async ({ page }) => {
  for (const [width, height] of [
    [156, 337],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await gotoHydrated(page, '/about')
    const header = page.getByRole('banner')
    expect((await header.boundingBox())?.height).toBeLessThan(height / 3)
    await page.keyboard.press('PageDown')
    await expect(header).not.toBeInViewport()
  }
})

test('the failure message of the translator fits below the header', async ({ page }) => {
  await page.setViewportSize({ width: breakpointPx.desktop, height: 800 })
  await gotoWithUnreachableTranslator(page, '/about')
  await expectFit(page)
  await page.setViewportSize(phoneViewport)
  await expect(page.getByText(labels.translator.failure)).toBeVisible()
  await expectFit(page)
})
