import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { expected, open, phone } from './states.ts'

// Words on a photograph: axe cannot tell, so every point of the picture behind them is measured (WCAG 1.4.3).
test.use(expected)

/** Relative luminance of an sRGB colour, as WCAG defines it. */
function luminance([red = 0, green = 0, blue = 0]: Iterable<number> & ArrayLike<number>) {
  const linear = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The lowest contrast of the words' colour with any point behind their lines. */
async function lowestContrast(words: Locator): Promise<number> {
  const { colour, boxes } = await words.evaluate((words) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    const colour = (getComputedStyle(words).color.match(/[\d.]+/g) ?? []).map(Number)
    return {
      colour,
      boxes: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    }
  })
  const page = words.page()
  const light = luminance(colour)
  const found: number[] = []
  await page.evaluate(() => document.documentElement.classList.add('measuring'))
  for (const clip of boxes.filter(({ width, height }) => width > 1 && height > 1)) {
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()
    for (let at = 0; at < pixels.length; at += 3) {
      const behind = luminance(pixels.subarray(at, at + 3))
      found.push((Math.max(light, behind) + 0.05) / (Math.min(light, behind) + 0.05))
    }
  }
  await page.evaluate(() => document.documentElement.classList.remove('measuring'))
  return found.reduce((low, one) => Math.min(low, one), 21)
}

const words: [words: string | RegExp, least: number][] = [
  ['EXPERIENCE THE ESSENCE', 3], // large: 24 px and more
  ['A captivating video tour of our stunning work', 4.5],
  [/^Our approach is timeless/, 4.5],
  ['Play the tour', 4.5],
  [/^Learn More/, 4.5],
]

for (const [device, viewport] of [
  ['a phone', phone],
  ['a tablet', { width: 820, height: 1180 }],
  ['a wide screen', { width: 1280, height: 900 }],
  ['a very wide screen', { width: 1920, height: 1080 }],
] as const)
  test(`the words of the tour contrast with the photograph behind them on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/')
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      // Without transitions at any time: the colour would come back through black.
      sheet.replaceSync(
        '[aria-labelledby=promo] * { transition: none !important; .measuring & { color: #0000 !important } }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    const promo = page.getByRole('region', { name: 'EXPERIENCE THE ESSENCE' })
    await promo.evaluate((promo) => promo.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const photograph = promo.getByRole('img')
    await photograph.evaluate((image: HTMLImageElement) => image.decode())
    await expect
      .poll(() => photograph.evaluate((image) => image.getAnimations().length), { message: 'faded in' })
      .toBe(0)
    for (const [text, least] of words) {
      const found = promo.getByText(text, { exact: true })
      await found.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }))
      expect(await lowestContrast(found), String(text)).toBeGreaterThanOrEqual(least)
    }
  })
