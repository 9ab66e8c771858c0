import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { dist } from '../build/dist.ts'
import { analyzePhotographs, findAnalyzedPhotograph } from '../build/photographFiles.ts'
import { breakpointPx } from '../src/styles/breakpoints.ts'
import { home, content, sitePages } from './helpers/content.ts'
import { expect, test, type Locator } from './helpers/guards.ts'
import { parseChannels } from '../testbed/luminance.ts'
import { gotoHydrated, lightboxLinks, mapGuardOptions } from './helpers/pages.ts'
import {
  loadShownPhotographs,
  photographPathPattern,
  type ShownPhotograph,
} from './helpers/shownPhotographs.ts'

test.use(mapGuardOptions)

const screens = [
  { width: 390, height: 844, density: 3 },
  { width: 820, height: 1180, density: 1.25 },
  { width: 1920, height: 1080, density: 1 },
]
/** The pixel density up to which photographs must be sharp: beyond it, phones show no visible difference. */
const maxUsefulDensity = 2
/** Largest allowed ratio of drawn width, in px of the screen, to file width, unless there is no larger file. */
const maxEnlargement = 1.1
/** How many times wider than needed a file may be. */
const maxExcessRatio = 2.1

/** Finds out whether the browser has loaded too small or too large a file, and whether the focal point is cut off. */
function findFaults({ name, file, drawnWidth, width, largestWidth, x, y }: ShownPhotograph, density: number) {
  const enlargement = (drawnWidth * Math.min(density, maxUsefulDensity)) / width
  // Upright files have no focal point here, because the build has cropped them around it.
  const focus = content.photographs.photographs[name]?.focus
  const contains = ({ begin, end }: typeof x, point: number) => begin <= point / 100 && point / 100 <= end
  const faults = {
    [`is enlarged ${enlargement.toFixed(2)} times`]:
      !(enlargement <= maxEnlargement) && width !== largestWidth,
    [`is ${(1 / enlargement).toFixed(2)} times too large`]: 1 / enlargement > maxExcessRatio,
    'has its focal point cut off': focus && !(contains(x, focus.x) && contains(y, focus.y)),
  }
  return Object.entries(faults).flatMap(([fault, isFaulty]) => (isFaulty ? [`${file} ${fault}`] : []))
}

test('each file has the width in its name', { tag: '@local' }, async () => {
  const assetsFolder = join(dist, 'client/assets')
  const files = (await readdir(assetsFolder)).filter((file) => photographPathPattern.test(`/${file}`))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const { width } = await sharp(join(assetsFolder, file)).metadata()
    expect(photographPathPattern.exec(`/${file}`)?.groups?.width, file).toBe(String(width))
  }
})

for (const { width, height, density } of screens)
  test.describe(`on ${width} x ${height} at density ${density}`, { tag: '@readonly' }, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    test('photographs are sharp enough for the screen and show their focal point', async ({ page }) => {
      test.slow()
      const firstSlide = await findAnalyzedPhotograph(home.slides.items[0]?.photograph ?? '')
      for (const { path } of sitePages) {
        await gotoHydrated(page, path)
        await expect(page.locator('main picture img:not([src$=".jpg"])'), 'without AVIF').toHaveCount(0)
        const photographs = await loadShownPhotographs(page, 'main')
        const faults = photographs.flatMap((photograph) => findFaults(photograph, density))
        expect.soft(faults, path).toEqual([])
        const upright = width < breakpointPx.tablet && firstSlide.sizes.upright ? '-upright' : ''
        if (path === '/') expect(photographs[0]?.name).toBe(firstSlide.name + upright)
      }
      await gotoHydrated(page, '/products')
      await lightboxLinks(page).first().click()
      const [photograph] = await loadShownPhotographs(page, 'dialog')
      expect(photograph && findFaults(photograph, density), 'lightbox').toEqual([])
    })
  })

// Safari before 26.4 skips entries of `sizes` with min() or max(): https://webkit.org/b/304915. So a plain length
// with the same media condition, if any, must follow each such entry.
for (const path of ['/', '/products'])
  test(`${path} tells each Safari how wide its photographs are`, { tag: '@readonly' }, async ({ page }) => {
    await gotoHydrated(page, path)
    let checkedCount = 0
    for (const source of await page.locator('source').all()) {
      const entries = (await source.getAttribute('sizes'))?.split(/,(?=\S)/) ?? []
      for (const [index, entry] of entries.entries()) {
        const [, condition] = /^((?:\(.*\) )?)(?:calc\()?m(?:in|ax)\(/.exec(entry) ?? []
        if (condition === undefined) continue
        expect(entries[index + 1]?.replace(condition, ''), entry).toMatch(/^[\d.]+vw$/)
        checkedCount++
      }
    }
    expect(checkedCount).toBeGreaterThan(0)
  })

test('pieces stay visible if Dark Reader darkens the page', { tag: '@readonly' }, async ({ page }) => {
  await gotoHydrated(page, '/products')
  const cutOut = page.locator('[data-cut-out] img').first()
  test.skip((await cutOut.count()) === 0, 'the content has no piece on white')
  await expect(cutOut).toHaveCSS('mix-blend-mode', 'multiply')
  await page.evaluate(() => (document.documentElement.dataset.darkreaderScheme = 'dark'))
  await expect(cutOut).toHaveCSS('mix-blend-mode', 'normal')
})

/** Measures the largest difference (0 to 255) between the section's background and a photograph's rendered corners. */
async function measureCornerDifference(image: Locator) {
  const cssBackground = parseChannels(
    await image.evaluate(
      (element) => getComputedStyle(element.closest('section') ?? element).backgroundColor,
    ),
  )
  const screenshot = sharp(await image.screenshot({ animations: 'disabled' })).removeAlpha()
  const { width, height } = await screenshot.metadata()
  const cornerPx = 6 // width of each compared square; excludes the outermost pixels, which may blend with the page
  const differences: number[] = []
  for (const left of [1, width - cornerPx - 1])
    for (const top of [1, height - cornerPx - 1]) {
      const corner = screenshot.clone().extract({ left, top, width: cornerPx, height: cornerPx })
      const { channels } = await sharp(await corner.png().toBuffer()).stats()
      differences.push(...cssBackground.map((value, part) => Math.abs((channels[part]?.mean ?? NaN) - value)))
    }
  return Math.max(...differences)
}

test('a piece on white has no visible edge', { tag: ['@readonly', '@chromium'] }, async ({ page }) => {
  test.slow()
  const shownNames = new Set(content.products.pieces.map(({ photograph }) => photograph))
  const cutOuts = (await analyzePhotographs()).filter(
    ({ name, isCutOut }) => isCutOut && shownNames.has(name),
  )
  await page.setViewportSize({ width: 820, height: 900 })
  await gotoHydrated(page, '/products')
  // Lets the header scroll away, because a sticky header would cover some photographs.
  await page.getByRole('banner').evaluate((header) => (header.style.position = 'static'))
  let cutOutCount = 0
  for (const image of await page.locator('main picture img').all()) {
    if ((await image.evaluate((element) => getComputedStyle(element).mixBlendMode)) !== 'multiply') continue
    cutOutCount++
    await image.evaluate((element: HTMLImageElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return element.decode()
    })
    const alt = await image.getAttribute('alt')
    expect.soft(await measureCornerDifference(image), alt ?? '').toBeLessThanOrEqual(1)
  }
  expect(cutOutCount).toBe(cutOuts.length)
})
