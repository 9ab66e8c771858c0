// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Limits } from './gateLimits.ts'
import { findMissedLimits, type PageMeasurements } from './parts/findMissedLimits.ts'
import type { Visit } from './parts/measureVisit.ts'
import { findTasksAfterPaint, traceTasks, referenceYardstickMs, type TraceEvent } from './parts/mainThread.ts'

const limits: Limits = { lcpRatio: 1.1, blockingMs: 40, longestTaskMs: 80, bytes: 1000, requests: 10 }
const goodVisit: Visit = {
  fcp: 750,
  lcp: 1100,
  tbt: 500,
  cls: 0,
  scores: { performance: 60, accessibility: 100, seo: 100 },
  bytes: 1000,
  requests: 10,
  failed: [],
}
const limitMeasurements: PageMeasurements = { visits: [{ ...goodVisit, lcp: 1000 }], tasks: [[1]] }
const yardsticks = [referenceYardstickMs]

/** Five visits, the first `changed` of them with `change`, and five traces with `tasks` (ms on the reference machine). */
const measurements = (changed: number, change: Partial<Visit>, tasks = [20, 5]): PageMeasurements => ({
  visits: Array.from({ length: 5 }, (_, index) =>
    index < changed ? { ...goodVisit, ...change } : goodVisit,
  ),
  tasks: Array.from({ length: 5 }, () => tasks),
})

describe('findMissedLimits', () => {
  it('has nothing to say about a page at the bar, however slow the clock and low the score made of it', () => {
    expect(findMissedLimits(measurements(0, {}), limitMeasurements, yardsticks, limits)).toEqual([])
  })

  it('judges the largest paint by its median, as a ratio to the limit page', () => {
    expect(findMissedLimits(measurements(2, { lcp: 1500 }), limitMeasurements, yardsticks, limits)).toEqual(
      [],
    )
    expect(findMissedLimits(measurements(3, { lcp: 1200 }), limitMeasurements, yardsticks, limits)).toEqual([
      'LCP / limit: 1.2, expected at most 1.1',
    ])
  })

  it('fails for a task of 60 ms', () => {
    expect(findMissedLimits(measurements(0, {}, [20, 60]), limitMeasurements, yardsticks, limits)).toEqual([
      'blocking ms on a slow phone: 220, expected at most 40',
      'the longest task in ms on a slow phone: 240, expected at most 80',
    ])
  })

  it('judges tasks by the quietest trace and the quietest yardstick', () => {
    const noisy = [2 * referenceYardstickMs, referenceYardstickMs]
    const { visits, tasks } = measurements(0, {}, [20, 60])
    const quietOnce = { visits, tasks: [...tasks, [20, 5]] }
    expect(findMissedLimits(quietOnce, limitMeasurements, noisy, limits)).toEqual([])
    expect(findMissedLimits(measurements(0, {}, [20, 21]), limitMeasurements, noisy, limits)).toEqual([
      'blocking ms on a slow phone: 64, expected at most 40',
      'the longest task in ms on a slow phone: 84, expected at most 80',
    ])
  })

  it('says the same of the same page on a machine half as fast', () => {
    const slow = measurements(0, {}, [40, 120])
    expect(findMissedLimits(slow, limitMeasurements, [2 * referenceYardstickMs], limits)).toEqual(
      findMissedLimits(measurements(0, {}, [20, 60]), limitMeasurements, yardsticks, limits),
    )
  })

  it.each([
    [{ cls: 0.0004 }, 'CLS in the worst run: 0.0004, expected at most 0'],
    [{ bytes: 1001 }, 'bytes in the largest run: 1001, expected at most 1000'],
    [{ requests: 11 }, 'requests in the worst run: 11, expected at most 10'],
    [
      { scores: { ...goodVisit.scores, seo: 92 }, failed: ['link-text', 'hreflang'] },
      'seo is 92, expected 100 in every run (audits below 1: link-text, hreflang)',
    ],
  ] as [Partial<Visit>, string][])('judges what does not vary in every run: %o', (change, line) => {
    expect(findMissedLimits(measurements(1, change), limitMeasurements, yardsticks, limits)).toEqual([line])
  })

  it('fails without measurements, and for a missing number', () => {
    expect(findMissedLimits(measurements(0, {}, []), limitMeasurements, yardsticks, limits)).toHaveLength(1)
    expect(findMissedLimits(measurements(0, {}), limitMeasurements, [], limits)).toHaveLength(1)
    expect(findMissedLimits({ visits: [], tasks: [[1]] }, limitMeasurements, yardsticks, limits)).toEqual([
      'no measurements',
    ])
    expect(
      findMissedLimits({ visits: [goodVisit], tasks: [] }, limitMeasurements, yardsticks, limits),
    ).toEqual(['no measurements'])
    expect(
      findMissedLimits(measurements(5, { lcp: NaN }), limitMeasurements, yardsticks, limits),
    ).toHaveLength(1)
    expect(findMissedLimits(measurements(0, {}), limitMeasurements, [NaN], limits)).toHaveLength(2)
  })
})

describe('findTasksAfterPaint', () => {
  const createEvent = (name: string, ts: number, tdur: number, tid = 1): TraceEvent => ({
    name,
    ts,
    tdur,
    pid: 7,
    tid,
  })
  const taskName = 'ThreadControllerImpl::RunTask'

  it('takes the tasks of the thread that painted, after its last first paint', () => {
    expect(
      findTasksAfterPaint([
        createEvent('firstContentfulPaint', 10, 0),
        createEvent(taskName, 15, 9_000),
        createEvent('firstContentfulPaint', 20, 0),
        createEvent(taskName, 21, 3_000),
        createEvent(taskName, 22, 4_000, 2),
        createEvent('Layout', 23, 5_000),
      ]),
    ).toEqual([3])
  })

  it('rejects a trace without a paint', () => {
    expect(() => findTasksAfterPaint([createEvent(taskName, 1, 1)])).toThrow('expected firstContentfulPaint')
  })
})

describe('traceTasks', () => {
  it("ends the browser and all that it has started, as Debian's, whose command is a script in front of it", async () => {
    const browserFolder = await mkdtemp(join(tmpdir(), 'browser-'))
    onTestFinished(() => rm(browserFolder, { recursive: true }))
    const [command, started] = [join(browserFolder, 'chromium'), join(browserFolder, 'pid')]
    const trace = JSON.stringify({ traceEvents: [{ name: 'firstContentfulPaint', ts: 1, pid: 1, tid: 1 }] })
    const browserScript = `#!/bin/sh
sleep 60 & echo $! > ${started}
for option; do case $option in --trace-startup-file=*) echo '${trace}' > "\${option#*=}"; esac; done
wait`
    await writeFile(command, browserScript, { mode: 0o755 })
    vi.stubEnv('CHROMIUM', command)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await traceTasks('http://127.0.0.1', false)).toEqual([])
    const pid = (await readFile(started, 'utf8')).trim()
    // `ps` prints nothing if the process is gone, and Z if it has ended, but its parent has not reaped it yet.
    await expect
      .poll(() => spawnSync('ps', ['-o', 'stat=', '-p', pid]).stdout.toString().trim())
      .toMatch(/^(Z.*)?$/)
  })
})
