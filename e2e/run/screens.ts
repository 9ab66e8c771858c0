// npm run screens [NAME ...]: takes screenshots of all pages and states, or of the given names, at four widths, in screens/.
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test'
import { breakpointPx } from '../../src/styles/breakpoints.ts'
import { toPageSlug } from '../../src/metadata/pageFiles.ts'
import { createLaunchOptions } from '../../testbed/chromium.ts'
import { startNginx } from '../../testbed/nginx.ts'
import { allPaths, phoneViewport, states } from '../helpers/states.ts'
import { sitePages } from '../helpers/content.ts'

const viewports = [
  phoneViewport,
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 900 },
]

type State = (typeof states)[number]
/** The pages, states and printed pages of which to take screenshots. */
const subjects: (Pick<State, 'name' | 'path'> & Partial<State> & { media?: 'print' })[] = [
  ...allPaths.map((path) => ({ name: toPageSlug(path), path })),
  ...states.map((state) => ({ ...state, name: state.name.replaceAll(' ', '-') })),
  ...sitePages.map(({ path }) => ({ name: `print-${toPageSlug(path)}`, path, media: 'print' as const })),
]

const knownNames = subjects.map(({ name }) => name)
const chosenNames = process.argv.slice(2)
if (chosenNames.some((name) => !knownNames.includes(name)))
  throw new Error(`screens: expected names of ${knownNames.join(', ')}`)

const server = await startNginx()
const browser = await chromium.launch(createLaunchOptions())

/** Opens a page, and waits for two load stages, because no element shows that the last web font has been applied. */
async function openPage(path: string, options: BrowserContextOptions) {
  const page = await browser.newPage(options)
  await page.route(
    ({ origin }) => origin !== server.url,
    (route) => route.abort(),
  )
  await page.goto(server.url + path)
  await page.locator('html[data-stage~=hydrated][data-stage~=fonts]').waitFor({ state: 'attached' })
  return page
}

/** Loads the lazy photographs below the viewport, as scrolling would. */
const loadLazyPhotographs = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })

for (const { name, path, act, onPhone, media = 'screen' } of subjects)
  for (const viewport of viewports) {
    if (chosenNames.length > 0 && !chosenNames.includes(name)) continue
    if (onPhone && viewport.width >= breakpointPx.desktop) continue
    const page = await openPage(path, { viewport, reducedMotion: 'reduce' }) // shows the counters at their targets
    await page.emulateMedia({ media })
    await loadLazyPhotographs(page)
    await act?.(page)
    await loadLazyPhotographs(page)
    await page.evaluate(() => scrollTo(0, 0))
    const file = `screens/${name}-${viewport.width}.png`
    const isCovered = (await page.locator('[role=dialog], dialog, [aria-expanded=true]').count()) > 0
    await page.screenshot({ path: file, fullPage: !isCovered, animations: 'disabled' })
    console.log(file)
    await page.close()
  }
await browser.close()
await server.stop()
