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

/**
 * From the first touch to the frame after the one in which it was there. Told by the page itself, and the finger is the
 * browser's: whatever Playwright asks of a page meanwhile takes the processor (its own script alone 90 ms).
 */
async function measure(browser: Browser, url: string): Promise<Times> {
  const page = await browser.newPage(phone)
  try {
    const { promise, resolve: told } = Promise.withResolvers<Times>()
    await page.exposeFunction('tellTimes', told)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url)
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: words.openMenu }).tap()
    const link = page
      .getByRole('navigation', { name: words.mainNavigation })
      .getByRole('link', { name: 'Products' })
    const box = await link.boundingBox()
    if (!box) throw new Error('expected the link to Products in the open menu')
    await page.evaluate(watch)
    await sleep(looksFor)
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return await promise
  } finally {
    await page.close()
  }
}

/** Runs in the page. */
function watch() {
  const times: Partial<Times> = {}
  const note = (what: keyof Times, start: number) => {
    requestAnimationFrame(() => {
      times[what] = performance.now() - start
      if (times.heading && times.photograph)
        (window as unknown as { tellTimes: (times: Partial<Times>) => void }).tellTimes(times)
    })
  }
  document.addEventListener(
    'touchstart',
    () => {
      const start = performance.now()
      let headed = false
      const look = () => {
        if (!headed && document.querySelector('main h1')?.id === 'products') {
          headed = true
          note('heading', start)
        }
        const image = document.querySelector<HTMLImageElement>('main picture img')
        if (headed && image?.complete && image.naturalWidth > 0) note('photograph', start)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { once: true, capture: true },
  )
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
