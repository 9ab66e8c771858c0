import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../testbed/chromium.ts'

/** The fields used of a trace event: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** In µs: `ts` is the wall-clock start, `tdur` the CPU time of the thread. */
  ts: number
  tdur?: number
}

/** Traced seconds of a visit: hydration, then slide show, marquee and prefetching. */
const visitTime = 5

/** The performance mark that the boot script sets after hydration. */
const hydrated = 'hydrated'

/**
 * CPU time in ms of each main-thread task after the first paint; other processes distort it far less than wall-clock time.
 * The browser traces itself: with DevTools or Playwright attached, V8 parses whole scripts again for source positions (15 of
 * React's 26 ms). Throws if the page should hydrate (`hasApp`) but has not within `visitTime`.
 */
export async function traceTasks(url: string, hasApp = true): Promise<number[]> {
  const events = await trace(url)
  if (hasApp && !events.some(({ name }) => name === hydrated))
    throw new Error(`${url}: expected it to be alive within ${visitTime} s of the browser's start`)
  return tasksAfterPaint(events)
}

async function trace(url: string): Promise<TraceEvent[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trace-'))
  const file = join(folder, 'trace.json')
  const { executablePath = chromium.executablePath(), args = [] } = chromiumOptions(
    '--headless',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--window-size=412,823',
    `--user-data-dir=${join(folder, 'profile')}`,
    '--trace-startup=toplevel,loading,blink.user_timing',
    `--trace-startup-duration=${visitTime}`,
    '--trace-startup-format=json',
    `--trace-startup-file=${file}`,
    url,
  )
  // Own process group, killed as a whole: Debian's chromium command is a script that waits for the browser.
  const browser = spawn(executablePath, args, { stdio: 'ignore', detached: true })
  try {
    for (let tries = 0; tries < 10 * visitTime; tries++) {
      await sleep(1000)
      const trace = existsSync(file) && parse(await readFile(file, 'utf8'))
      if (trace) return trace
    }
    throw new Error(`${url}: ${executablePath} wrote no trace in ${10 * visitTime} s`)
  } finally {
    if (browser.pid) process.kill(-browser.pid, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** The events of a trace; undefined while the browser is still writing the file. */
function parse(text: string): TraceEvent[] | undefined {
  try {
    return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents
  } catch {
    return undefined
  }
}

/** Tasks in ms of the painting thread, after its first paint. Throws if the trace has no paint. */
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

/**
 * The yardstick: a page script with a fixed amount of work (objects, closures, strings, sorting), like a framework's start.
 * Its CPU time tells how fast this machine is at this moment.
 */
export const calibrationScript = `requestAnimationFrame(() => setTimeout(() => {
  let seed = 1
  const random = () => (seed = (seed * 48271) % 2147483647)
  const rows = Array.from({ length: 12000 }, (_, index) => {
    const value = random()
    return { index, value, text: 'row ' + value, next: () => value + index }
  })
  rows.sort((one, other) => one.text.localeCompare(other.text))
  document.title = JSON.stringify([...new Map(rows.map((row) => [row.text, row.next()]))]).length
}, 500))`

/** CPU time in ms of the yardstick on the reference machine, for which the limits were set (2 x AMD EPYC, 2026-11-22). */
export const yardstickNominal = 37

/** CPU time in ms of the yardstick; `url` is a page with `calibrationScript`. */
export const measureYardstick = async (url: string) => Math.max(...(await traceTasks(url, false)))

/** How much slower than the reference machine the phone is, and the limit of a long task in ms. */
const [slowdown, longTask] = [4, 50]

/** In ms on that phone: the sum over all tasks of their time above `longTask`, and the longest task. */
export function onPhone(tasks: readonly number[], measuredYardstick: number) {
  const factor = slowdown * (yardstickNominal / measuredYardstick)
  const times = tasks.map((time) => time * factor)
  return {
    blocking: times.reduce((sum, time) => sum + Math.max(0, time - longTask), 0),
    longest: Math.max(0, ...times),
  }
}
