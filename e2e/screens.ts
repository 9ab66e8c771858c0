// npm run screens [PAGE ...]: pictures of every page and state (or those named) at four widths, into screens/.
// npm run screens readme: the two pictures of the README, into docs/.
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pages } from '../src/content/pages.ts'
import { chromiumOptions } from '../testbed/chromium.ts'
import { serve } from '../testbed/nginx.ts'

const widths = [390, 820, 1440, 1920]
/** The windows of the README's pictures, which stand beside each other at one height (px). */
const readme = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const readmeHeight = 600

/** `/about` → `about`. */
const nameOf = (path: string) => path.slice(1) || 'home'

interface State {
  path: string
  /** What the visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>
  /** The window only, for what covers the page. */
  windowOnly?: boolean
  print?: boolean
  narrowOnly?: boolean
}

const fill = async (page: Page) => {
  for (const field of await page.getByRole('form').locator('input, textarea').all()) await field.fill('12345')
}

const states: Record<string, State> = {
  ...Object.fromEntries(pages.map(({ path }) => [nameOf(path), { path }])),
  'not-found': { path: '/no-such-page' },
  menu: {
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    windowOnly: true,
    narrowOnly: true,
  },
  'grievance-errors': {
    path: '/grievance',
    act: (page) => page.getByRole('button', { name: 'Submit' }).click(),
  },
  'grievance-thanks': {
    path: '/grievance',
    act: async (page) => {
      await fill(page)
      await page.getByRole('button', { name: 'Submit' }).click()
    },
  },
  'contact-errors': {
    path: '/contact',
    act: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
  'contact-thanks': {
    path: '/contact',
    act: async (page) => {
      await fill(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
    },
  },
  lightbox: {
    path: '/products',
    act: (page) =>
      page
        .getByRole('link', { name: /View large/ })
        .first()
        .click(),
    windowOnly: true,
  },
  tour: {
    path: '/',
    act: (page) => page.getByRole('link', { name: 'Play the tour' }).click(),
    windowOnly: true,
  },
  translated: { path: '/about?translate', windowOnly: true },
  ...Object.fromEntries(pages.map(({ path }) => [`print-${nameOf(path)}`, { path, print: true }])),
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in states) && name !== 'readme')
if (unknown.length > 0) {
  console.error(
    `screens: no page or state "${unknown.join('", "')}", expected readme or ${Object.keys(states).join(', ')}`,
  )
  process.exit(1)
}

const server = await serve()
const browser = await chromium.launch(chromiumOptions())
try {
  if (named.includes('readme')) await takeReadmePictures()
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: width < 600 ? 844 : width < 1000 ? 1180 : 900 },
    })
    await page.route(
      ({ origin }) => origin !== server.url,
      (route) => route.abort(),
    )
    for (const [name, state] of Object.entries(states)) {
      if (named.length > 0 && !named.includes(name)) continue
      if (state.narrowOnly && width >= 960) continue
      await page.emulateMedia({ media: state.print ? 'print' : 'screen' })
      await page.goto(server.url + state.path)
      await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
      await showLazyPictures(page)
      await state.act?.(page)
      await showLazyPictures(page)
      await page.evaluate((top) => scrollTo(0, top), 0)

      await page.screenshot({
        path: resolve(`screens/${name}-${width}.png`),
        fullPage: !state.windowOnly,
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

async function takeReadmePictures() {
  for (const [name, viewport] of Object.entries(readme)) {
    const page = await browser.newPage({ viewport })
    await page.goto(server.url)
    await page.waitForFunction(() => document.documentElement.classList.contains('fonts'))
    const picture = sharp(await page.screenshot({ animations: 'disabled' }))
    await picture
      .resize({ height: readmeHeight })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(`docs/${name}.jpg`)
    console.log(`docs/${name}.jpg`)
    await page.close()
  }
}

/** Loads the photographs below the fold as scrolling would. */
async function showLazyPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
