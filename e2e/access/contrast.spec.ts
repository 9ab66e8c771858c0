import sharp from 'sharp'
import { film, findSitePage, hasFilm, home } from '../helpers/content.ts'
import { expect, test, type Locator } from '../helpers/guards.ts'
import {
  gotoHydrated,
  phoneViewport,
  reducedMotionOptions,
  replaceTestStyles,
  mapGuardOptions,
} from '../helpers/pages.ts'
import { computeContrastRatio, computeLuminance, parseChannels } from '../../testbed/luminance.ts'

// Checks the contrast (WCAG 1.4.3) of light text on a photograph, which axe cannot determine. The tests make the
// photograph white, because that is the worst case.
test.use({ ...mapGuardOptions, ...reducedMotionOptions, allowShift: true })

/** Turns transitions off: the test makes text transparent for a screenshot, and would else capture fading text. */
const noTransitionCss = 'main * { transition: none }'
const whitePhotographCss = '[aria-labelledby=promo] img { filter: brightness(0) invert(1) }'

/** Makes the photograph white, and measures the lowest contrast of the text with the pixels behind it. */
async function measureLowestContrast(text: Locator): Promise<number> {
  const { colour, boxes } = await text.evaluate((element) => {
    const range = document.createRange()
    // Measures only the element's own text. A visually hidden child element has no visible text.
    range.selectNodeContents(
      [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? element,
    )
    return {
      colour: getComputedStyle(element).color,
      boxes: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    }
  })
  const page = text.page()
  const textLuminance = computeLuminance(parseChannels(colour))
  let lowestContrast = 21
  await replaceTestStyles(
    page,
    `${noTransitionCss} ${whitePhotographCss} [aria-labelledby=promo] * { color: #0000 }`,
  )
  const visibleBoxes = boxes.filter(({ width, height }) => width > 1 && height > 1)
  expect(visibleBoxes, String(text)).not.toEqual([])
  for (const clip of visibleBoxes) {
    const screenshot = await page.screenshot({ clip })
    const pixels = await sharp(screenshot).removeAlpha().raw().toBuffer()
    for (let at = 0; at < pixels.length; at += 3)
      lowestContrast = Math.min(
        lowestContrast,
        computeContrastRatio(textLuminance, computeLuminance(pixels.subarray(at, at + 3))),
      )
  }
  await replaceTestStyles(page, noTransitionCss)
  return lowestContrast
}

const { promo } = home
/** Texts on the promo's photograph, with the contrast that WCAG requires of each. */
const textsOnPhotograph: [text: string | RegExp, minimum: number][] = [
  [promo.heading, 3], // WCAG requires less contrast for large text (24 px or more)
  [promo.lead, 4.5],
  [promo.text, 4.5],
  ...(hasFilm ? [[film.play, 4.5] as [string, number]] : []),
  [new RegExp(`^${promo.button}`), 4.5],
]

for (const { width, height, direction } of [
  { ...phoneViewport, direction: 'ltr' },
  { width: 820, height: 1180, direction: 'ltr' },
  { width: 1280, height: 900, direction: 'ltr' },
  { width: 1280, height: 900, direction: 'rtl' },
])
  test(`the text over the promo's photograph has contrast on ${width} px ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await gotoHydrated(page, '/')
    await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), direction)
    const region = page.getByRole('region', { name: promo.heading })
    const photograph = region.getByRole('img')
    await photograph.scrollIntoViewIfNeeded()
    await photograph.evaluate((image: HTMLImageElement) => image.decode())
    for (const [text, minimum] of textsOnPhotograph) {
      const textElement = region.getByText(text, { exact: true })
      await textElement.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }))
      expect.soft(await measureLowestContrast(textElement), String(text)).toBeGreaterThanOrEqual(minimum)
    }
  })

for (const [place, name, regionName] of [
  ['on light ground', home.intro.button, findSitePage('/').heading],
  ['on dark ground', home.promo.button, home.promo.heading],
] as const)
  test(`the button ${place} is readable under the mouse`, async ({ page }) => {
    await gotoHydrated(page, '/')
    const button = page.getByRole('region', { name: regionName }).getByRole('link', { name })
    await replaceTestStyles(page, noTransitionCss)
    const readColours = () =>
      button.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { text: color, ground: backgroundColor }
      })
    const { ground: groundBefore } = await readColours()
    await button.hover()
    await expect(button).not.toHaveCSS('background-color', groundBefore)
    const { text, ground } = await readColours()
    expect(parseChannels(ground), 'opaque').toHaveLength(3)
    const [textLuminance, groundLuminance] = [text, ground].map((colour) =>
      computeLuminance(parseChannels(colour)),
    ) as [number, number]
    expect(computeContrastRatio(textLuminance, groundLuminance)).toBeGreaterThanOrEqual(4.5)
  })

test('selected text has a contrast of at least 4.5', async ({ page }) => {
  await gotoHydrated(page, '/grievance')
  const [text = NaN, background = NaN] = await page
    .getByRole('main')
    .getByRole('paragraph')
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element, '::selection')
      return [color, backgroundColor]
    })
    .then((colours) => colours.map((colour) => computeLuminance(parseChannels(colour))))
  expect(computeContrastRatio(text, background)).toBeGreaterThanOrEqual(4.5)
})
