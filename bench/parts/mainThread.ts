import { devices, type Browser } from '@playwright/test'

/** The part of a trace event that is read here: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Begin and duration by the clock, duration in the thread's own time; µs. */
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: { url?: string } }
}

/** CPU time of a page's main thread after its first paint, in ms of the machine that measures. */
export interface MainThread {
  /** Of each task, in order. */
  tasks: number[]
  /** By what was done. */
  layout: number
  style: number
  evaluation: number
  paint: number
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
  'loading',
]

/** Visits a page as a phone does and waits until it is alive and at rest; the thread's time counts, not the clock's. */
export async function traceMainThread(
  browser: Browser,
  url: string,
  alive: string | null,
): Promise<MainThread> {
  const page = await browser.newPage({ ...devices['Pixel 7'] })
  try {
    await page.goto('about:blank')
    await browser.startTracing(page, { categories })
    await page.goto(url)
    if (alive) await page.locator(alive).waitFor({ state: 'attached' })
    // Two seconds more: slide show, marquee, pages fetched ahead.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_000)))
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    return readTrace(traceEvents)
  } finally {
    await page.close()
  }
}

/** Sums up what the thread did that painted first. Throws where the trace has no paint. */
export function readTrace(events: TraceEvent[]): MainThread {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('trace: no firstContentfulPaint, so nothing was shown')
  const later = events.filter(
    ({ pid, tid, ts, ph }) => pid === painted.pid && tid === painted.tid && ts > painted.ts && ph === 'X',
  )
  const time = (...names: string[]) =>
    later.filter(({ name }) => names.includes(name)).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  return {
    tasks: later.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000),
    layout: time('Layout'),
    style: time('UpdateLayoutTree', 'RecalculateStyles'),
    evaluation: time('v8.evaluateModule', 'EvaluateScript', 'v8.compileModule', 'v8.compile'),
    paint: time('Paint', 'PrePaint', 'Layerize', 'Commit'),
  }
}
