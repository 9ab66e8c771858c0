import sharp from 'sharp'
import { film, hasFilm, home } from '../helpers/content.ts'
import { expect, test, type Locator } from '../helpers/guards.ts'
import { goto, reducedMotion } from '../helpers/pages.ts'
import { replaceTestStyles } from '../helpers/layout.ts'
import { contrastRatio, luminance, parseChannels } from '../../testbed/luminance.ts'
import { pageGuardOptions, phoneViewport } from '../helpers/states.ts'

// Checks the contrast (WCAG 1.4.3) of text on a photograph, which axe cannot determine. The worst case: a white photograph.
test.use({ ...pageGuardOptions, ...reducedMotion, allowShift: true })

/** With a transition, even a short one, the colour would pass through black when the text is shown again. */
const noTransition = '[aria-labelledby=promo] * { transition: none }'
const whitePhotograph = '[aria-labelledby=promo] img { filter: brightness(0) invert(1) }'

/** Makes the photograph white, and measures the lowest contrast between the text's colour and the pixels behind the text. */
async function measureLowestContrast(text: Locator): Promise<number> {
  const { colour, boxes } = await text.evaluate((element) => {
    const range = document.createRange()
    // Only visible text: text for screen readers is clipped away, so it has no contrast.
    range.selectNodeContents(
      [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? element,
    )
    return {
      colour: getComputedStyle(element).color,
      boxes: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    }
  })
  const page = text.page()
  const textLuminance = luminance(parseChannels(colour))
  let lowest = 21
  await replaceTestStyles(
    page,
    `${noTransition} ${whitePhotograph} [aria-labelledby=promo] * { color: #0000 }`,
  )
  for (const clip of boxes.filter(({ width, height }) => width > 1 && height > 1)) {
    const screenshot = await page.screenshot({ clip })
    const pixels = await sharp(screenshot).removeAlpha().raw().toBuffer()
    for (let at = 0; at < pixels.length; at += 3)
      lowest = Math.min(lowest, contrastRatio(textLuminance, luminance(pixels.subarray(at, at + 3))))
  }
  await replaceTestStyles(page, noTransition)
  return lowest
}

const { promo } = home
/** Texts on the promo's photograph, with the contrast that WCAG requires of each. */
const textsOnPhotograph: [text: string | RegExp, least: number][] = [
  [promo.heading, 3], // WCAG asks less of large text (24 px or more)
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
    await goto(page, '/')
    await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), direction)
    const region = page.getByRole('region', { name: promo.heading })
    const photograph = region.getByRole('img')
    await photograph.scrollIntoViewIfNeeded()
    await photograph.evaluate((image: HTMLImageElement) => image.decode())
    for (const [text, least] of textsOnPhotograph) {
      const found = region.getByText(text, { exact: true })
      await found.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }))
      expect.soft(await measureLowestContrast(found), String(text)).toBeGreaterThanOrEqual(least)
    }
  })
