// npm run next-page [-- --runs N --slowdown N]: how long it takes on a slow phone and line from the tap on "Products" in the
// menu of the home page to the heading of the products page, and to its first photograph.
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { words } from '../src/content/words.ts'
import { chromiumOptions } from '../testbed/chromium.ts'
import { serve } from '../testbed/nginx.ts'
import { readFlags } from './parts/flags.ts'
import { median } from './parts/median.ts'
import { phone } from './parts/phone.ts'
import { markdownTable } from './parts/table.ts'

const { runs, slowdown } = readFlags('next-page', {
  runs: { fallback: 7, least: 1, most: 50 },
  slowdown: { fallback: 4, least: 1, most: 20 },
})
/** A slow line: ms a round trip, bytes a second (1.6 Mbit/s). */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
/** ms that the visitor looks at the home page before the tap. */
const looksFor = 2500

interface Times {
  heading: number
  photograph: number
}

async function measure(browser: Browser, url: string): Promise<Times> {
  const page = await browser.newPage(phone)
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url)
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached' })
    await sleep(looksFor)
    await page.getByRole('button', { name: words.openMenu }).tap()
    const link = page
      .getByRole('navigation', { name: words.mainNavigation })
      .getByRole('link', { name: 'Products' })
    await link.waitFor()
    // Within the page: what Playwright's own messages take does not count.
    await page.evaluate(() => {
      const times: Partial<Times> = {}
      Object.assign(window, { times })
      document.addEventListener(
        'touchstart',
        () => {
          const start = performance.now()
          const look = () => {
            if (location.pathname === '/products') {
              times.heading ??=
                document.querySelector('main h1')?.id === 'products' ? performance.now() - start : undefined
              const image = document.querySelector<HTMLImageElement>('main picture img')
              if (image?.complete && image.naturalWidth > 0 && times.heading) {
                times.photograph = performance.now() - start
                return
              }
            }
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        },
        { once: true, capture: true },
      )
    })
    await link.tap()
    await page.waitForFunction(() => (window as unknown as { times: Partial<Times> }).times.photograph)
    return await page.evaluate(() => (window as unknown as { times: Times }).times)
  } finally {
    await page.close()
  }
}

const server = await serve(resolve(process.env.DIST ?? 'dist'))
const browser = await chromium.launch(chromiumOptions())
const times: Times[] = []
try {
  for (let run = 0; run < runs; run++) times.push(await measure(browser, `${server.url}/`))
} finally {
  await browser.close()
  await server.stop()
}
const rows = (['heading', 'photograph'] as const).map((what) => {
  const values = times.map((each) => Math.round(each[what]))
  return [what, String(Math.round(median(values))), values.join(' ')]
})
console.log(
  `From the tap on "Products", CPU x${slowdown}, ${line.latency} ms a round trip, 1.6 Mbit/s; ms\n\n${markdownTable(['until the', 'median', 'runs'], rows)}`,
)
