// npm run screens [NAME ...]: takes screenshots of every page and state, or of those named, at four widths, into screens/.
// npm run screens readme: takes the two screenshots of the README, into docs/.
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pageSlug } from '../src/metadata/paths.ts'
import { chromiumOptions } from '../testbed/chromium.ts'
import { startNginx } from '../testbed/nginx.ts'
import { allPaths, type PageState, states } from './access/states.ts'
import { routes } from './content.ts'

const widths = [390, 820, 1440, 1920]
/** Viewports of the README's two screenshots, which are scaled to the same height and shown side by side. */
const readmeViewports = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const readmeHeightPx = 600

interface Screenshot {
  path: string
  /** The user actions before the screenshot. */
  act?: PageState['act']
  onPhone?: boolean
  print?: boolean
}

const screenshots: Record<string, Screenshot> = {
  ...Object.fromEntries(allPaths.map((path) => [pageSlug(path), { path }])),
  ...Object.fromEntries(
    states.map(({ name, path, act, onPhone = false }) => [name.replaceAll(' ', '-'), { path, act, onPhone }]),
  ),
  ...Object.fromEntries(routes.map(({ path }) => [`print-${pageSlug(path)}`, { path, print: true }])),
}

const chosenNames = process.argv.slice(2)
const unknownNames = chosenNames.filter((name) => !(name in screenshots) && name !== 'readme')
if (unknownNames.length > 0) {
  console.error(
    `screens: no page or state "${unknownNames.join('", "')}", expected readme or ${Object.keys(screenshots).join(', ')}`,
  )
  process.exit(1)
}

const server = await startNginx()
const browser = await chromium.launch(chromiumOptions())
try {
  if (chosenNames.includes('readme')) await takeReadmeScreenshots()
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: width < 600 ? 844 : width < 1000 ? 1180 : 900 },
      reducedMotion: 'reduce', // shows the counters at their targets
    })
    await page.route(
      ({ origin }) => origin !== server.url,
      (route) => route.abort(),
    )
    for (const [name, { path, act, onPhone, print }] of Object.entries(screenshots)) {
      if (chosenNames.length > 0 && !chosenNames.includes(name)) continue
      if (onPhone && width >= 992) continue
      await page.emulateMedia({ media: print ? 'print' : 'screen' })
      await page.goto(server.url + path)
      // Waits for the stages: nothing visible says that a page has hydrated and will not change its fonts any more.
      await page.locator('html[data-stage~=hydrated][data-stage~=textFont]').waitFor({ state: 'attached' })
      await loadLazyPhotographs(page)
      await act?.(page)
      await loadLazyPhotographs(page)
      await page.evaluate(() => scrollTo(0, 0))

      await page.screenshot({
        path: resolve(`screens/${name}-${width}.png`),
        fullPage: (await page.locator('[role=dialog], dialog, [aria-expanded=true]').count()) === 0,
        animations: 'disabled',
      })
      console.log(`screens/${name}-${width}.png`)
    }
    await page.close()
  }
} finally {
  await browser.close()
  await server.stop()
}

async function takeReadmeScreenshots() {
  for (const [name, viewport] of Object.entries(readmeViewports)) {
    const page = await browser.newPage({ viewport })
    await page.goto(server.url)
    // Waits for the stage: `document.fonts.status` is "loaded" also before the web fonts are requested.
    await page.locator('html[data-stage~=textFont]').waitFor({ state: 'attached' })
    const screenshot = sharp(await page.screenshot({ animations: 'disabled' }))
    await screenshot
      .resize({ height: readmeHeightPx })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(`docs/${name}.jpg`)
    console.log(`docs/${name}.jpg`)
    await page.close()
  }
}

/** Loads the lazy photographs below the viewport, as scrolling would. */
async function loadLazyPhotographs(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
