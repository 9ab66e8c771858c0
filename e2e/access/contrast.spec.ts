import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { film, hasFilm, home } from '../content.ts'
import { expect, goto, reducedMotion, test } from '../fixtures.ts'
import { addStyles } from './layout.ts'
import { contrastRatio, luminance, parseChannels } from './luminance.ts'
import { allPaths, pageGuardOptions, phoneViewport } from './states.ts'

// Checks the contrasts (WCAG 1.4.3) that axe cannot determine: of text on a photograph, and of controls under the pointer.
test.use(pageGuardOptions)

/** Measures the lowest contrast between the text's colour and any pixel behind its lines. */
async function measureLowestContrast(words: Locator): Promise<number> {
  const { colour, boxes } = await words.evaluate((words) => {
    const range = document.createRange()
    // Only the visible text: a part for screen readers has no visible lines.
    range.selectNodeContents(
      [...words.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? words,
    )
    return {
      colour: getComputedStyle(words).color,
      boxes: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    }
  })
  const page = words.page()
  const textLuminance = luminance(parseChannels(colour))
  const ratios: number[] = []
  await page.evaluate(() => document.documentElement.classList.add('measuring'))
  for (const clip of boxes.filter(({ width, height }) => width > 1 && height > 1)) {
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()
    for (let at = 0; at < pixels.length; at += 3) {
      ratios.push(contrastRatio(textLuminance, luminance(pixels.subarray(at, at + 3))))
    }
  }
  await page.evaluate(() => document.documentElement.classList.remove('measuring'))
  return ratios.reduce((low, one) => Math.min(low, one), 21)
}

const { promo } = home
/** Texts on the photograph of the video tour, with the contrast that WCAG requires of each. */
const textsOnPhotograph: [words: string | RegExp, least: number][] = [
  [promo.heading, 3], // WCAG asks less of large text (24 px or more)
  [promo.lead, 4.5],
  [promo.text, 4.5],
  ...(hasFilm ? [[film.play, 4.5] as [string, number]] : []),
  [new RegExp(`^${promo.button}`), 4.5],
]

for (const [device, viewport] of [
  ['a phone', phoneViewport],
  ['a tablet', { width: 820, height: 1180 }],
  ['a wide screen', { width: 1280, height: 900 }],
  ['a very wide screen', { width: 1920, height: 1080 }],
] as const)
  for (const photo of ['this', 'a white'])
    test(`the text over ${photo} photograph of the tour has enough contrast on ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      if (photo === 'a white')
        await addStyles(page, '[aria-labelledby=promo] img { filter: brightness(0) invert(1) }')
      await goto(page, '/')
      await page.evaluate(() => {
        const styleSheet = new CSSStyleSheet()
        // The class `measuring` hides the text, so that a screenshot shows what is behind it. Without `transition: none` the colour
        // would pass through black on its way back.
        styleSheet.replaceSync(
          '[aria-labelledby=promo] * { transition: none !important; .measuring & { color: #0000 !important } }',
        )
        document.adoptedStyleSheets.push(styleSheet)
      })
      const region = page.getByRole('region', { name: promo.heading })
      await region.evaluate((region) => region.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const photograph = region.getByRole('img')
      await photograph.evaluate((image: HTMLImageElement) => image.decode())
      await expect
        .poll(() => photograph.evaluate((image) => image.getAnimations().length), { message: 'faded in' })
        .toBe(0)
      for (const [text, least] of textsOnPhotograph) {
        const found = region.getByText(text, { exact: true })
        await found.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }))
        expect(await measureLowestContrast(found), String(text)).toBeGreaterThanOrEqual(least)
      }
    })

/** Measures for each control the contrast of text and background colour in the hover state. */
async function measureHoverContrasts(page: Page): Promise<[words: string, contrast: number][]> {
  const cdpSession = await page.context().newCDPSession(page)
  for (const domain of ['DOM', 'CSS'] as const) await cdpSession.send(`${domain}.enable`)
  const { root } = await cdpSession.send('DOM.getDocument')
  const selector = 'a, button'
  const { nodeIds } = await cdpSession.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  for (const nodeId of nodeIds)
    await cdpSession.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
  const controlColours = await page.locator(selector).evaluateAll((controls) =>
    controls.map((control) => {
      let background = 'rgba(0, 0, 0, 0)'
      for (let box: Element | null = control; box && background.endsWith(', 0)'); box = box.parentElement)
        background = getComputedStyle(box).backgroundColor
      const words = control.getAttribute('aria-label') ?? control.textContent
      return { words, colour: getComputedStyle(control).color, ground: background }
    }),
  )
  return controlColours.map(({ words, colour, ground }) => [
    words,
    contrastRatio(luminance(parseChannels(colour)), luminance(parseChannels(ground))),
  ])
}

test.describe('with the pointer over it', { tag: '@chromium' }, () => {
  test.use(reducedMotion) // colours then change without transitions

  for (const path of allPaths)
    test(`the text of every control of ${path} has enough contrast`, async ({ page }) => {
      await goto(page, path)
      const contrasts = await measureHoverContrasts(page)
      expect(contrasts.length).toBeGreaterThan(10)
      expect(contrasts.filter(([, contrast]) => contrast < 4.5)).toEqual([])
    })
})
