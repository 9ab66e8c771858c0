import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../testbed/chromium.ts'

/** What is read here of a trace event: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Begin by the clock, duration in the thread's own time; µs. */
  ts: number
  tdur?: number
}

/** Seconds of a visit that are traced: the page comes alive, then slide show, marquee, pages fetched ahead. */
const visitTime = 5

/** The mark that the boot script sets when React has hydrated the page. */
const hydrated = 'hydrated'

/**
 * Milliseconds of processor time of each task of a page's main thread after its first paint; a busy neighbour changes them
 * far less than times by the clock. The browser traces itself: with DevTools or Playwright attached V8 reads whole scripts
 * again for source positions, which takes 15 ms of React's 26. Throws where a page did not come alive in that time.
 */
export async function traceTasks(url: string, comesAlive = true): Promise<number[]> {
  const events = await trace(url)
  if (comesAlive && !events.some(({ name }) => name === hydrated))
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
  // A group of its own, which is ended as a whole: Debian's command is a script that stays in front of the browser.
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

/** The events of a trace; undefined while it is being written. */
function parse(text: string): TraceEvent[] | undefined {
  try {
    return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents
  } catch {
    return undefined
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

/**
 * A fixed piece of work, as a script of a page: objects, closures, strings and sorting, as a framework's start is made of.
 * What it takes tells how fast this machine is at this moment.
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

/** ms that the yardstick took on the machine for which the gate's bars were set (2 x AMD EPYC, 2026-11-22). */
export const yardstickNominal = 37

/** ms of processor time that the yardstick takes, at the address of a page with that script. */
export const measureYardstick = async (url: string) => Math.max(...(await traceTasks(url, false)))

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
