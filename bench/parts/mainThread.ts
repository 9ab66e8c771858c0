import { setTimeout as sleep } from 'node:timers/promises'
import { devices, type Browser } from '@playwright/test'

/** ms after a page is alive that still count: the slide show, the marquee, pages fetched ahead. */
const rest = 2000

/** What is read here of a trace event: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Begin by the clock, duration in the thread's own time; µs. */
  ts: number
  tdur?: number
}

/** How a page says, in the console, that it is alive; asked by a selector, Playwright would put 330 kB of script into it. */
const aliveWord = 'alive, for the bench'

/**
 * Milliseconds of processor time of each task of a page's main thread after its first paint, as a phone of this machine's
 * speed shows it; a busy neighbour changes them far less than times by the clock. Only the least categories are traced:
 * with "devtools.timeline" V8 reads whole scripts again for source positions, which counts as theirs. A page with nothing
 * that comes alive is only waited for.
 */
export async function traceTasks(browser: Browser, url: string, alive = true): Promise<number[]> {
  const page = await browser.newPage({ ...devices['Pixel 7'] })
  try {
    await page.addInitScript((word) => {
      const tellOnce = () => {
        if (!document.querySelector('html.fonts[data-app=ready]')) return
        observer.disconnect()
        console.info(word)
      }
      const observer = new MutationObserver(tellOnce)
      observer.observe(document, { subtree: true, attributeFilter: ['class', 'data-app'] })
    }, aliveWord)
    const told = alive && page.waitForEvent('console', (message) => message.text() === aliveWord)
    await browser.startTracing(page, { categories: ['toplevel', 'loading'] })
    await page.goto(url)
    await told
    await sleep(rest)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return tasksAfterPaint(trace.traceEvents)
  } finally {
    await page.close()
  }
}

/** The tasks of the thread that painted, after its first paint, in ms. Throws where the trace has no paint. */
export function tasksAfterPaint(events: readonly TraceEvent[]): number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('trace: expected firstContentfulPaint in it, so nothing was shown')
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** ms that the yardstick took on the machine for which the gate's bars were set (2 x AMD EPYC, 2026-11-22). */
export const yardstickNominal = 46

/**
 * Milliseconds of processor time that a fixed piece of work takes in a page: how fast this machine is at this moment.
 * Objects, closures, strings and sorting, as a framework's start is made of.
 */
export async function yardstick(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
    }
    const before = await busy()
    await page.evaluate(() => {
      let seed = 1
      const random = () => (seed = (seed * 48_271) % 2_147_483_647)
      const rows = Array.from({ length: 12_000 }, (_, index) => {
        const value = random()
        return { index, value, text: `row ${value}`, next: () => value + index }
      })
      rows.sort((one, other) => one.text.localeCompare(other.text))
      const found = new Map(rows.map((row) => [row.text, row.next()]))
      return JSON.stringify([...found]).length
    })
    return (await busy()) - before
  } finally {
    await page.close()
  }
}

/** How much slower than the machine of the bars a phone is taken to be, and what it may do in a piece before it feels stuck. */
const [slowdown, longTask] = [4, 50]

/** Of a page's tasks on such a phone, in ms: what each has above a long task's 50 ms, in all, and the longest. */
export function onPhone(tasks: readonly number[], measuredYardstick: number) {
  const factor = slowdown * (yardstickNominal / measuredYardstick)
  const times = tasks.map((time) => time * factor)
  return {
    blocking: times.reduce((sum, time) => sum + Math.max(0, time - longTask), 0),
    longest: Math.max(0, ...times),
  }
}
