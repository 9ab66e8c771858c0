import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { pages } from '../src/content/pages.ts'
import { photos, type PhotoName } from '../src/content/photos.ts'
import { expect, goto, live, test } from './fixtures.ts'
import { partsSeen, shown, type Shown } from './shownPhotographs.ts'

test.use({ allowHosts: ['www.openstreetmap.org'] })

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

/** A file's photograph and its width in px. */
const fileName = /\/(?<name>[^/]+)-(?<width>\d+)-[0-9a-f]+\.(avif|webp|jpg)$/

/** Masters that are smaller than the sharpest screens would need: their own width in px, which may be enlarged. */
const masterWidths: Record<string, number> = {
  'hero-dining': 2400,
  'hero-bedroom': 2400,
  'hero-bar': 2400,
  'tour-living': 2400,
  'tour-living-upright': 1440,
  'chair-and-lamp': 1440,
  showroom: 1440,
  'house-mark': 1920,
  materials: 1920,
  'materials-upright': 1440,
  joinery: 1920,
  'joinery-upright': 1024,
}

/** What is wrong with a photograph as it is shown; enlarging is excused where the master has no more. */
function complaints({ file, covering }: Shown, needed: number): string[] {
  const { name = '', ...found } = fileName.exec(file)?.groups ?? {}
  const width = Number(found.width)
  const enlarged = (covering * needed) / width
  if (!(enlarged <= enlargedMost) && masterWidths[name] !== width)
    return [`${file} is enlarged ${enlarged.toFixed(2)} times`]
  if (1 / enlarged > tooLargeMost) return [`${file} is ${(1 / enlarged).toFixed(2)} times too large`]
  return []
}

test('each file is as wide as its name says', { tag: '@local' }, async () => {
  const assets = resolve(process.env.DIST ?? 'dist', 'client/assets')
  const files = (await readdir(assets)).filter((file) => fileName.test(`/${file}`))
  expect(files.length).toBeGreaterThan(100)
  const widths = await Promise.all(
    files.map(async (file) => (await sharp(resolve(assets, file)).metadata()).width),
  )
  expect(widths).toEqual(files.map((file) => Number(fileName.exec(`/${file}`)?.groups?.width)))
})

for (const { width, height, density, needed } of screens)
  test.describe(`on ${width} x ${height} at density ${density}`, { tag: '@readonly' }, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    for (const { path } of pages)
      test(`photographs of ${path} are as sharp as the screen`, async ({ page }) => {
        await goto(page, path) // with all its styles
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

test.describe('in a wide window', { tag: '@readonly' }, () => {
  test.use({ viewport: { width: 1920, height: 1000 } })

  for (const { path } of pages)
    test(`what matters of a photograph of ${path} is not cut off`, async ({ page }) => {
      await goto(page, path)
      await shown(page, 'main')
      const sees = (part: { begin: number; end: number } | undefined, point: number) =>
        part !== undefined && part.begin <= point && point <= part.end
      const lost = (await partsSeen(page)).filter(({ file, x, y }) => {
        // What is taken or cut upright has a middle of its own.
        if (file.includes('-upright-')) return false
        const { focus } = photos[fileName.exec(file)?.groups?.name as PhotoName]
        return !sees(x, focus.x) || !sees(y, focus.y)
      })
      expect(lost).toEqual([])
    })
})

test.describe('on a phone', { tag: '@readonly' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('a phone is given upright photographs, of which hardly anything is cut off', async ({ page }) => {
    await goto(page, '/')
    const slides = (await shown(page, '[aria-roledescription=carousel]')).map(({ file, hidden }) => ({
      upright: file.includes('-upright-'),
      whole: hidden < 0.1,
    }))
    expect(slides).toEqual(Array.from({ length: 3 }, () => ({ upright: true, whole: true })))
  })

  test('its slides are taken upright, not cut from the wide ones, which have fewer px', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text()
    const largest = [...html.matchAll(/\/assets\/(hero-[a-z]+)-upright-1440-[^"]* 1440w/g)].map(
      ([, name]) => name,
    )
    expect(new Set(largest)).toEqual(new Set(['hero-dining', 'hero-bedroom', 'hero-bar']))
  })
})

test.describe('in an older browser', { tag: '@readonly' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const [unknown, known] of [
    [/avif/, 'webp'],
    [/avif|webp/, 'jpg'],
  ] as const)
    test(`photographs come as ${known} to who does not know ${unknown.source}`, async ({ page }) => {
      await page.route('/', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(/<source[^>]*>/g, (each) =>
          unknown.test(each) ? '' : each,
        )
        await route.fulfill({ response, body })
      })
      await page.goto('/')
      const files = (await shown(page, 'main')).map(({ file }) => file)
      expect(files.length).toBeGreaterThan(10)
      expect(files.filter((file) => !file.endsWith(`.${known}`))).toEqual([])
    })
})

for (const { path } of pages)
  test(
    `every photograph says its width and height before it has come: ${path}`,
    { tag: '@readonly' },
    async ({ request }) => {
      const html = await (await request.get(path)).text()
      const photographs = [...html.matchAll(/<picture>.*?<img ([^>]*)>/gs)].map(
        ([, attributes = '']) => attributes,
      )
      expect(photographs.filter((each) => !/ width="\d+" height="\d+"/.test(each))).toEqual([])
    },
  )

/** The colour on which its section stands, as `rgb(…)`. */
const ground = (image: Locator) =>
  image.evaluate((element) => getComputedStyle(element.closest('section') ?? element).backgroundColor)

/** How far the backdrop of a piece on plaster is from the plaster of its section, as shown: in levels of 255. */
async function plasterDistance(image: Locator) {
  const plaster = ((await ground(image)).match(/\d+/g) ?? []).map(Number)
  expect(plaster).toHaveLength(3)
  await image.scrollIntoViewIfNeeded()
  await image.evaluate((element: HTMLImageElement) => element.decode())
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await image.boundingBox()) ?? {}
  // A corner of the backdrop, above the piece and inside the faded edge.
  const clip = { x: x + 0.08 * width, y: y + 0.09 * height, width: 0.1 * width, height: 0.1 * height }
  const { channels } = await sharp(await image.page().screenshot({ animations: 'disabled', clip })).stats()
  return Math.max(...plaster.map((value, index) => Math.abs((channels[index]?.mean ?? NaN) - value)))
}

for (const [path, amount] of [
  ['/', 7],
  ['/about', 1],
  ['/products', 10],
  ['/contact', 1],
] as const)
  test(
    `no frame is seen round a piece on plaster: ${path}`,
    { tag: ['@readonly', '@chromium'] },
    async ({ page }) => {
      await page.goto(path)
      await live(page)
      // Or it would stand over some of them.
      await page.getByRole('banner').evaluate((header) => (header.style.position = 'static'))
      const onPlaster: Locator[] = []
      for (const image of await page.locator('main picture img').all())
        if (
          (await ground(image)) !== 'rgba(0, 0, 0, 0)' &&
          (await image.evaluate((element) => getComputedStyle(element).maskImage !== 'none'))
        )
          onPlaster.push(image)
      expect(onPlaster).toHaveLength(amount)
      for (const image of onPlaster)
        expect(
          await plasterDistance(image),
          await image.evaluate((element: HTMLImageElement) => element.currentSrc),
        ).toBeLessThan(0.5)
    },
  )
