import type { Page } from '@playwright/test'
import { labels } from '../content.ts'
import { expect, goto, test } from '../fixtures.ts'
import { findClippedText, measureOverflow, addStyles } from './layout.ts'
import {
  allPaths,
  pageGuardOptions,
  gotoWithUnreachableTranslator,
  openLightbox,
  openMenu,
  phoneViewport,
  states,
  guardOptionsForUnreachableTranslator,
  zoomedViewport,
} from './states.ts'

test.use(pageGuardOptions)

/** Viewport widths in px: the smallest, a middle and the largest of each breakpoint range. */
const widths = [320, 400, 600, 699, 700, 760, 991, 992, 1119, 1120, 1280, 1440, 1920, 2560]

async function expectNoLostText(page: Page) {
  expect({ overflow: await measureOverflow(page), lost: await findClippedText(page) }).toEqual({
    overflow: 0,
    lost: [],
  })
}

/** The text spacing of WCAG 1.4.12. */
const wideTextSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

test.describe('at all widths', () => {
  // On a slow machine the slides move later than the 500 ms after a resize that browsers exclude. With other text spacing,
  // the web font may shift the text.
  test.use({ allowShift: true })

  for (const path of allPaths)
    test(`${path} has no horizontal scrolling and no clipped text from 320 to 2560 px`, async ({ page }) => {
      await goto(page, path)
      const tooWide: string[] = []
      for (const width of widths) {
        // The viewport of 1920 px is taller, because photographs as high as the viewport then become wider.
        await page.setViewportSize({ width, height: width === 1920 ? 1080 : 800 })
        const px = await measureOverflow(page)
        if (px > 0) tooWide.push(`${px} px at ${width}`)
        // Polls, since the slides follow a resize with a delay.
        await expect.poll(() => findClippedText(page), { message: `lost at ${width} px` }).toEqual([])
      }
      expect(tooWide).toEqual([])
    })

  for (const [width, mostPx] of [
    [320, 72],
    [1000, 96],
  ] as const)
    test(`the header is at most ${mostPx} px high at ${width} px, whatever the firm's name`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await goto(page, '/about')
      const box = await page.getByRole('banner').boundingBox()
      expect(box?.height).toBeLessThanOrEqual(mostPx)
    })

  for (const [path, width] of [...allPaths.map((path) => [path, 320] as const), ['/about', 1280] as const])
    test(`${path} keeps its text with wider text spacing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await addStyles(page, wideTextSpacing)
      await goto(page, path)
      await expectNoLostText(page)
    })

  for (const path of allPaths)
    test(`${path} keeps its text at 200 % text size`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await addStyles(page, 'html { font-size: 200% }')
      await goto(page, path)
      await expectNoLostText(page)
    })
})

/** Makes each text longer or shorter by a factor, in whole words. Names, numbers and postal addresses stay as they are. */
const changeTextLengths = (page: Page, factor: number) =>
  page.evaluate((factor) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const words = node.data.trim().split(/\s+/)
      const fixedSelector =
        'script, style, noscript, textarea, template, address, [href^="tel:"], [href^="mailto:"], [href="/"], dd, [role=img]'
      if (!/\p{L}/u.test(node.data) || node.parentElement?.closest(fixedSelector)) continue
      const targetLength = Math.max(words[0]?.length ?? 0, Math.round(factor * node.data.trim().length))
      const repeatedWords = Array.from({ length: Math.ceil(factor) }, () => words).flat()
      let text = ''
      for (const word of repeatedWords)
        if (`${text} ${word}`.trim().length <= targetLength + 4) text = `${text} ${word}`.trim()
      node.data = text || (words[0] ?? '')
    }
  }, factor)

test.describe('other texts', () => {
  test.use({ allowShift: true }) // changing texts shifts the layout

  for (const [what, factor] of [
    ['40 % longer', 1.4],
    ['a third shorter', 0.67],
  ] as const)
    for (const path of allPaths)
      test(`${path} keeps its layout with texts that are ${what}`, async ({ page }) => {
        await goto(page, path)
        await changeTextLengths(page, factor)
        for (const width of [320, 390, 820, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0)
          await expect.poll(() => findClippedText(page), `${width} px`).toEqual([])
        }
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await expect.poll(() => findClippedText(page), 'text of 200 %').toEqual([])
      })
})

for (const { name, path, act } of states.filter(({ onPhone }) => !onPhone))
  test(`no horizontal scrolling and no clipped text on a narrow phone with ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await goto(page, path)
    await act?.(page)
    await expectNoLostText(page)
  })

test.describe('at 400 % zoom', () => {
  test.use({ viewport: zoomedViewport })

  test('the photograph in the lightbox and its buttons are visible', async ({ page }) => {
    await goto(page, '/products')
    await openLightbox(page)
    const photograph = page.getByRole('dialog').getByRole('img')
    expect((await photograph.boundingBox())?.width).toBeGreaterThan(80)
    await expect(page.getByRole('button', { name: labels.lightbox.next })).toBeInViewport({ ratio: 1 })
  })

  test('the last item of the open menu can be scrolled to', async ({ page }) => {
    await goto(page, '/')
    await openMenu(page)
    const last = page.getByRole('link', { name: labels.translator.label })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})

test.describe('without the translation service', () => {
  test.use(guardOptionsForUnreachableTranslator)

  test('the failure message of the translator fits below the header on a narrow desktop and on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 992, height: 800 })
    await gotoWithUnreachableTranslator(page, '/about')
    await expectNoLostText(page)
    await page.setViewportSize(phoneViewport)
    await expect(page.getByText(labels.translator.failure)).toBeVisible()
    await expectNoLostText(page)
  })
})
