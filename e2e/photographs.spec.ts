import type { Page } from '@playwright/test'
import { pages } from '../src/content/navigation.ts'
import { expect, live, test } from './fixtures.ts'

/** A screen, its density, and the density that its photographs need: in a hand nobody sees more than two. */
const screens = [
  { width: 390, height: 844, density: 3, needed: 2 },
  { width: 412, height: 823, density: 1.75, needed: 1.75 },
  { width: 820, height: 1180, density: 2, needed: 2 },
  { width: 1440, height: 900, density: 1, needed: 1 },
  { width: 1440, height: 900, density: 2, needed: 2 },
  { width: 1920, height: 1080, density: 1, needed: 1 },
]

/** How much a file may be enlarged, and how many times wider than needed it may be. */
const [enlargedMost, tooLargeMost] = [1.1, 2.2]

interface Shown {
  file: string
  /** Width in px of the file, and of the widest one that the picture offers here. */
  width: number
  widest: number
  /** Width in CSS px of the photograph where it covers its box. */
  covering: number
  /** How much of the photograph's width and height is cut off by its box: 0 to 1. */
  hidden: number
}

/** Every photograph of the page or dialog, loaded as scrolling would load it. */
async function shown(page: Page, within: string): Promise<Shown[]> {
  return page.locator(`${within} picture img`).evaluateAll(async (images) => {
    const all = images as HTMLImageElement[]
    for (const image of all) image.loading = 'eager'
    await Promise.all(all.map((image) => image.decode()))
    return Promise.all(
      all.map(async (image) => {
        const candidates = Array.from(image.closest('picture')?.querySelectorAll('source') ?? [])
          .filter(({ media, type }) => type === 'image/avif' && (!media || matchMedia(media).matches))
          .flatMap(({ srcset }) => Array.from(srcset.matchAll(/(\d+)w/g), ([, width]) => Number(width)))
        const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
        const ratio = file.width / file.height
        const { offsetWidth: width, offsetHeight: height } = image
        const covering = Math.max(width, height * ratio)
        return {
          file: new URL(image.currentSrc).pathname,
          width: file.width,
          widest: Math.max(...candidates),
          covering,
          hidden: 1 - (width * height) / (covering * (covering / ratio)),
        }
      }),
    )
  })
}

/** What is wrong with a photograph as it is shown; enlarging is excused where the master has no more. */
function complaints({ file, width, widest, covering }: Shown, needed: number): string[] {
  const enlarged = (covering * needed) / width
  if (enlarged > enlargedMost && width < widest) return [`${file} is enlarged ${enlarged.toFixed(2)} times`]
  if (1 / enlarged > tooLargeMost) return [`${file} is ${(1 / enlarged).toFixed(2)} times too large`]
  return []
}

for (const { width, height, density, needed } of screens)
  test.describe(`on ${width} x ${height} at density ${density}`, { tag: '@readonly' }, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    for (const { path } of pages)
      test(`photographs of ${path} are as sharp as the screen`, async ({ page }) => {
        await page.goto(path)
        const photographs = await shown(page, 'main')
        expect(photographs.flatMap((photograph) => complaints(photograph, needed))).toEqual([])
      })

    test('the lightbox is as sharp as the screen', async ({ page }) => {
      await page.goto('/products')
      await live(page)
      await page
        .getByRole('link', { name: /^View large: / })
        .first()
        .click()
      const photographs = await shown(page, 'dialog')
      expect(photographs).toHaveLength(1)
      expect(photographs.flatMap((photograph) => complaints(photograph, needed))).toEqual([])
    })
  })
