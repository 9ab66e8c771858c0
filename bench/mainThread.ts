import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { createLaunchOptions } from '../testbed/chromium.ts'

/**
 * The fields of a trace event that are read here. The format:
 * https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
 */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** In µs: `ts` is the start on a monotonic clock, `tdur` the CPU time that the event took in its thread. */
  ts: number
  tdur?: number
}

/** Length of a trace: enough for hydration, and for some work of the carousel, the marquee and prefetching. */
const traceSeconds = 5

/** ms from the start of a browser to the end of its trace's recording. */
export const recordingMs = 1000 * traceSeconds + 500

/**
 * Opens a page in a new browser; returns the ms of CPU time of each main-thread task after the first contentful
 * paint. Other processes distort CPU time far less than wall-clock time. The browser traces itself: while DevTools or
 * Playwright is attached, V8 parses scripts twice. Throws if a page with the app (`hasApp`) has not hydrated within
 * the trace.
 */
export async function traceTasks(url: string, hasApp: boolean): Promise<number[]> {
  const events = await recordTrace(url)
  // On hydration the boot script sets the performance mark "hydrated" (`recordStage`), which is an event of the trace.
  if (hasApp && !events.some(({ name }) => name === 'hydrated'))
    throw new Error(`${url}: expected it to have hydrated within ${traceSeconds} s of the browser's start`)
  return measureTasksAfterPaint(events)
}

async function recordTrace(url: string): Promise<TraceEvent[]> {
  const traceFolder = await mkdtemp(join(tmpdir(), 'trace-'))
  const traceFile = join(traceFolder, 'trace.json')
  const flags =
    '--headless --no-first-run --disable-background-networking --disable-component-update --window-size=412,823 ' +
    '--trace-startup=toplevel,loading,blink.user_timing --trace-startup-format=json'
  const { executablePath = chromium.executablePath(), args = [] } = createLaunchOptions(
    ...flags.split(' '),
    `--user-data-dir=${join(traceFolder, 'profile')}`,
    `--trace-startup-duration=${traceSeconds}`,
    `--trace-startup-file=${traceFile}`,
    url,
  )
  // `detached` creates a process group, which is killed below. Killing one process would not suffice, because Debian's
  // chromium command is a script that starts the browser.
  const browser = spawn(executablePath, args, { stdio: 'ignore', detached: true })
  try {
    for (let tries = 0; tries < 10 * traceSeconds; tries++) {
      await sleep(1000)
      const trace = await readFile(traceFile, 'utf8')
        .then(JSON.parse)
        .catch(() => undefined) // the file is missing or incomplete at first
      if (trace) return (trace as { traceEvents: TraceEvent[] }).traceEvents
    }
    throw new Error(`${url}: ${executablePath} wrote no trace in ${10 * traceSeconds} s`)
  } finally {
    if (browser.pid && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL')
    await rm(traceFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** CPU time in ms of each main-thread task after the last page's first contentful paint. Throws if there is none. */
export function measureTasksAfterPaint(events: readonly TraceEvent[]): number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('trace: expected firstContentfulPaint in it, so nothing was shown')
  return events
    .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts > paint.ts)
    .filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid)
    .map(({ tdur = 0 }) => tdur / 1000)
}

/**
 * The yardstick: a page script with a fixed amount of work (objects, closures, strings, sorting), similar to the
 * start of a framework. Its CPU time tells how fast this machine is at this moment.
 */
export const yardstickScript = `requestAnimationFrame(() => setTimeout(() => {
  let seed = 1
  const takeRandom = () => (seed = (seed * 48271) % 2147483647)
  const rows = Array.from({ length: 12000 }, (_, index) => {
    const value = takeRandom()
    return { index, value, text: 'row ' + value, next: () => value + index }
  })
  rows.sort((one, other) => one.text.localeCompare(other.text))
  document.title = JSON.stringify([...new Map(rows.map((row) => [row.text, row.next()]))]).length
}, 500))`

/** CPU time of the yardstick on the reference machine (2 x AMD EPYC, 2026-11-22), for which the limits were set. */
export const referenceYardstickMs = 37

/** How many times slower the phone is than the reference machine: Lighthouse's factor for a mid-range phone. */
const phoneSlowdown = 4

/**
 * Scales CPU times of tasks from this machine to a mid-range phone. `measuredYardstickMs` is the yardstick's CPU time
 * on this machine. All times are in ms. Returns the longest task, and the sum of what each task takes beyond 50 ms
 * (as in Total Blocking Time).
 */
export function scaleToPhone(tasks: readonly number[], measuredYardstickMs: number) {
  const times = tasks.map((time) => time * phoneSlowdown * (referenceYardstickMs / measuredYardstickMs))
  return {
    blockingMs: times.reduce((sum, time) => sum + Math.max(0, time - 50), 0),
    longestTaskMs: Math.max(0, ...times),
  }
}
