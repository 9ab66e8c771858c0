// npm run interaction [-- --runs N --slowdown N --most MS]: how long the page takes to answer a tap on a slow phone, by the
// Event Timing API; exits 1 where the median is above the limit.
import { resolve } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { contact } from '../src/content/forms.ts'
import { carouselControls, lightboxControls, words } from '../src/content/words.ts'
import { chromiumOptions } from '../testbed/chromium.ts'
import { readFlags } from './parts/flags.ts'
import { median } from './parts/median.ts'
import { phone } from './parts/phone.ts'
import { serve } from '../testbed/nginx.ts'
import { markdownTable } from './parts/table.ts'

const { runs, slowdown, most } = readFlags('interaction', {
  runs: { fallback: 5, least: 1, most: 50 },
  slowdown: { fallback: 4, least: 1, most: 20 },
  most: { fallback: 100, least: 1, most: 10_000 },
})

interface Interaction {
  name: string
  path: string
  /** Everything up to the tap that is measured. */
  prepare?: (page: Page) => Promise<void>
  tap: (page: Page) => Promise<void>
  /** Shows that the tap had its effect. */
  effect: (page: Page) => Promise<void>
}

const fill = async (page: Page) => {
  for (const { name } of contact.form.fields) await page.locator(`[name="${name}"]`).fill('12345')
}
const submit = (page: Page) => page.getByRole('button', { name: contact.form.submit }).tap()

const interactions: Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    tap: (page) => page.getByRole('button', { name: words.openMenu }).tap(),
    effect: (page) => page.getByRole('button', { name: words.closeMenu }).waitFor(),
  },
  {
    name: 'next slide',
    path: '/',
    prepare: (page) => page.locator('[data-live]').waitFor(),
    tap: (page) => page.getByRole('button', { name: carouselControls.next, exact: true }).tap(),
    effect: (page) => page.locator('.swiper-slide:nth-child(2):not([inert])').waitFor(),
  },
  {
    name: 'submit an empty form',
    path: '/contact',
    tap: submit,
    effect: (page) => page.locator('[aria-invalid=true]').first().waitFor(),
  },
  {
    name: 'submit a complete form',
    path: '/contact',
    prepare: fill,
    tap: submit,
    effect: (page) => page.getByRole('status').locator('p').waitFor(),
  },
  {
    name: 'open the lightbox',
    path: '/products',
    tap: (page) => page.getByRole('link', { name: lightboxControls.open }).first().tap(),
    effect: (page) => page.getByRole('dialog').waitFor(),
  },
]

/** Milliseconds from the tap to the next paint: the longest event of the interaction, at the API's grain of 8 ms. */
async function measure(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const page = await browser.newPage(phone)
  try {
    await page.goto(url + interaction.path)
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached' })
    await interaction.prepare?.(page)
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(() => {
      const durations: number[] = []
      Object.assign(window, { durations })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await interaction.tap(page)
    await interaction.effect(page)
    // Entries come some frames after the paint; an interaction of less than 16 ms has none.
    return await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
      return Math.max(16, ...(window as unknown as { durations: number[] }).durations)
    })
  } finally {
    await page.close()
  }
}

const server = await serve(resolve(process.env.DIST ?? 'dist'))
const browser = await chromium.launch(chromiumOptions())
const results = new Map<Interaction, number[]>(interactions.map((interaction) => [interaction, []]))
try {
  for (let run = 0; run < runs; run++)
    for (const [interaction, durations] of results)
      durations.push(await measure(browser, server.url, interaction))
} finally {
  await browser.close()
  await server.stop()
}

const rows = [...results].map(([{ name }, durations]) => [name, `${median(durations)}`, durations.join(' ')])
console.log(
  `Tap to next paint, CPU x${slowdown}, ms\n\n${markdownTable(['interaction', 'median', 'runs'], rows)}`,
)
for (const [{ name }, durations] of results) {
  if (median(durations) <= most) continue
  console.error(`interaction: "${name}" takes ${median(durations)} ms, expected at most ${most}`)
  process.exitCode = 1
}
