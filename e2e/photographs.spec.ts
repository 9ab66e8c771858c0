import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { dist } from '../owner/folders.ts'
import { describePhotographs } from '../build/photographs.ts'
import { home, content, routes } from './content.ts'
import { expect, goto, test, photographLinks } from './fixtures.ts'
import { photographPathPattern, findShownPhotographs, type ShownPhotograph } from './shownPhotographs.ts'

test.use({ allowHosts: ['www.openstreetmap.org'] })

/**
 * Screens with their pixel density, and the density that photographs must have there: on phones more than 2 makes no
 * visible difference.
 */
const screens = [
  { width: 390, height: 844, density: 3, needed: 2 },
  { width: 412, height: 823, density: 1.75, needed: 1.75 },
  { width: 820, height: 1180, density: 1.25, needed: 1.25 },
  { width: 820, height: 1180, density: 2, needed: 2 },
  { width: 1440, height: 900, density: 1, needed: 1 },
  { width: 1440, height: 900, density: 2, needed: 2 },
  { width: 1920, height: 1080, density: 1, needed: 1 },
]

/** Largest allowed ratio of drawn width to file width, unless there is no larger file. */
const maxEnlargement = 1.1
/** How many times wider than needed a file may be. */
const maxExcessWidth = 2.1

/** Finds out whether the browser has loaded too small or too large a file for a photograph. */
function findSizeFaults(
  { file, drawnWidth: drawn, width, largestWidth: largest }: ShownPhotograph,
  needed: number,
): string[] {
  const enlarged = (drawn * needed) / width
  if (!(enlarged <= maxEnlargement) && width !== largest)
    return [`${file} is enlarged ${enlarged.toFixed(2)} times`]
  return 1 / enlarged > maxExcessWidth ? [`${file} is ${(1 / enlarged).toFixed(2)} times too large`] : []
}

test('each file has the width in its name', { tag: '@local' }, async () => {
  const assetsFolder = join(dist, 'client/assets')
  const files = (await readdir(assetsFolder)).filter((file) => photographPathPattern.test(`/${file}`))
  expect(files.length).toBeGreaterThan(20)
  const widths = await Promise.all(
    files.map(async (file) => (await sharp(join(assetsFolder, file)).metadata()).width),
  )
  expect(widths).toEqual(files.map((file) => Number(photographPathPattern.exec(`/${file}`)?.groups?.width)))
})

for (const { width, height, density, needed } of screens)
  test.describe(`on ${width} x ${height} at density ${density}`, { tag: '@readonly' }, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    for (const { path } of routes)
      test(`photographs of ${path} are as sharp as the screen and show their focal point`, async ({
        page,
      }) => {
        await goto(page, path)
        const photographs = await findShownPhotographs(page, 'main')
        expect(photographs.flatMap((photograph) => findSizeFaults(photograph, needed))).toEqual([])
        const croppedPhotographs = photographs.filter(({ name, x, y }) => {
          const focalPoint = content.photographs.photographs[name]?.focus // undefined for upright files, which were already cropped around it
          if (!focalPoint) return false
          const contains = ({ begin, end }: typeof x, point: number) =>
            begin <= point / 100 && point / 100 <= end
          return !contains(x, focalPoint.x) || !contains(y, focalPoint.y)
        })
        expect(croppedPhotographs, 'focal points that are cut off').toEqual([])
      })

    test('the lightbox is as sharp as the screen', async ({ page }) => {
      await goto(page, '/products')
      await photographLinks(page).first().click()
      const photographs = await findShownPhotographs(page, 'dialog')
      expect(photographs).toHaveLength(1)
      expect(photographs.flatMap((photograph) => findSizeFaults(photograph, needed))).toEqual([])
    })
  })

test(
  'a landscape is upright on phones, and whole on wide screens',
  { tag: '@readonly' },
  async ({ page }) => {
    const name = home.slides.items[0]?.photograph
    const described = (await describePhotographs()).find((each) => each.name === name)
    test.skip(!described?.upright, 'the first slide is no landscape')
    for (const [width, shape] of [
      [390, '-upright'],
      [1440, ''],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await goto(page, '/')
      const [first] = await findShownPhotographs(page, 'main')
      expect(first?.file).toMatch(new RegExp(`${name}${shape}-\\d+-`))
    }
  },
)

test('a piece with its own row is centred in it', { tag: '@readonly' }, async ({ page }) => {
  const alone = content.products.pieces.find(({ layout }) => layout === 'full')
  test.skip(!alone, 'the content has none')
  await page.setViewportSize({ width: 1280, height: 400 })
  await goto(page, '/products')
  const offset = await page.locator(`figure#piece-${alone?.photograph}`).evaluate((figure) => {
    const [own, row] = [figure, figure.parentElement ?? figure].map((box) => box.getBoundingClientRect())
    return own && row ? own.x + own.width / 2 - row.x - row.width / 2 : NaN
  })
  expect(Math.abs(offset)).toBeLessThan(2)
})

test('a browser without AVIF gets JPEG', { tag: '@readonly' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/<source[^>]*avif[^>]*>/g, '')
    await route.fulfill({ response, body })
  })
  await page.goto('/')
  const files = (await findShownPhotographs(page, 'main')).map(({ file }) => file)
  expect(files.length).toBeGreaterThan(home.cards.items.length < 2 ? 3 : 10)
  expect(files.filter((file) => !file.endsWith('.jpg'))).toEqual([])
  await page.close()
})

/** Reads the background colour behind a photograph: red, green, blue. */
const readBackground = (image: Locator) =>
  image.evaluate((element) => {
    let box: Element | null = element
    while (box && getComputedStyle(box).backgroundColor.endsWith(', 0)')) box = box.parentElement
    return (getComputedStyle(box ?? element).backgroundColor.match(/\d+/g) ?? []).map(Number)
  })

/** Measures the largest difference (0 to 255) between `colour` and the four corners of a photograph as rendered. */
async function measureCornerDifference(image: Locator, colour: number[]) {
  const screenshot = sharp(await image.screenshot({ animations: 'disabled' })).removeAlpha()
  const { width, height } = await screenshot.metadata()
  const cornerPx = 6 // px of each corner; the outermost pixel is left out, since it may blend with the page
  const corners = [1, width - cornerPx - 1].flatMap((left) =>
    [1, height - cornerPx - 1].map((top) => ({ left, top })),
  )
  const differences = corners.map(async (corner) => {
    const patch = await screenshot
      .clone()
      .extract({ ...corner, width: cornerPx, height: cornerPx })
      .png()
      .toBuffer()
    const { channels } = await sharp(patch).stats()
    return Math.max(...colour.map((value, part) => Math.abs((channels[part]?.mean ?? NaN) - value)))
  })
  return Math.max(...(await Promise.all(differences)))
}

for (const width of [390, 820, 1440])
  test(
    `a piece on white has no visible edge, ${width} px wide`,
    { tag: ['@readonly', '@chromium'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await goto(page, '/products')
      // A sticky header would cover some photographs.
      await page.getByRole('banner').evaluate((header) => (header.style.position = 'static'))
      let cutOutCount = 0
      for (const image of await page.locator('main picture img').all()) {
        if ((await image.evaluate((element) => getComputedStyle(element).mixBlendMode)) !== 'multiply')
          continue
        cutOutCount++
        await image.evaluate((element: HTMLImageElement) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          return element.decode()
        })
        const alt = await image.getAttribute('alt')
        expect(
          await measureCornerDifference(image, await readBackground(image)),
          alt ?? '',
        ).toBeLessThanOrEqual(1)
      }
      const onPage = new Set(content.products.pieces.map(({ photograph }) => photograph))
      const cutOuts = (await describePhotographs()).filter(
        ({ name, isCutOut }) => isCutOut && onPage.has(name),
      )
      expect(cutOutCount).toBe(cutOuts.length)
    },
  )
