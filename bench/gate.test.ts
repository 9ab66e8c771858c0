import { expect, test } from 'vitest'
import type { Limits } from './gateLimits.ts'
import { findExceededLimits, type PageMeasurements } from './findExceededLimits.ts'
import type { Visit } from './measureVisit.ts'
import { measureTasksAfterPaint, referenceYardstickMs as yardstick } from './mainThread.ts'

const limits: Limits = { lcpRatio: 1.1, blockingMs: 40, longestTaskMs: 80, bytes: 1000, requests: 10 }
const scores = { performance: 60, accessibility: 100, seo: 100 }
const times = { fcp: 750, lcp: 1100, tbt: 500, cls: 0 }
const goodVisit: Visit = { ...times, scores, bytes: 1000, requests: 10, failed: [] }
const limitPage: PageMeasurements = { visits: [{ ...goodVisit, lcp: 1000 }], tasks: [[1]] }

/** Five visits, the first `changed` of them with `change`, and traces with these tasks (ms on the reference machine). */
const measure = (changed = 0, change: Partial<Visit> = {}, tasks = [[20, 5]]): PageMeasurements => ({
  visits: Array.from({ length: 5 }, (_, index) => ({ ...goodVisit, ...(index < changed && change) })),
  tasks,
})
const withTasks = (...tasks: number[][]) => measure(0, {}, tasks)
const slowTasks = (blocking: number, longest: number) => [
  `blocking ms on a slow phone: ${blocking}, expected at most 40`,
  `the longest task in ms on a slow phone: ${longest}, expected at most 80`,
]

test.each<[what: string, page: PageMeasurements, exceeded: string[], yardsticks?: number[]]>([
  ['a page at its limits, whatever its times and its score for performance', measure(), []],
  ['an LCP that is late in two of five visits', measure(2, { lcp: 1500 }), []],
  ['an LCP that is late in three', measure(3, { lcp: 1200 }), ['LCP / limit: 1.2, expected at most 1.1']],
  ['an LCP that is no number', measure(5, { lcp: NaN }), ['LCP / limit: NaN, expected at most 1.1']],
  ['a task of 60 ms', withTasks([20, 60]), slowTasks(220, 240)],
  ['a task of 60 ms in all traces but one', withTasks([20, 60], [20, 60], [20, 5]), []],
  ['a task of 60 ms on a machine half as fast', withTasks([40, 120]), slowTasks(220, 240), [2 * yardstick]],
  ['tasks by the quietest yardstick', withTasks([20, 21]), slowTasks(64, 84), [2 * yardstick, yardstick]],
  ['a yardstick that is no number', measure(), slowTasks(NaN, NaN), [NaN]],
  ['CLS in one visit', measure(1, { cls: 0.0004 }), ['CLS in the worst run: 0.0004, expected at most 0']],
  [
    'bytes in one visit',
    measure(1, { bytes: 1001 }),
    ['bytes in the largest run: 1001, expected at most 1000'],
  ],
  ['requests in one', measure(1, { requests: 11 }), ['requests in the worst run: 11, expected at most 10']],
  [
    'a score in one visit',
    measure(1, { scores: { ...scores, seo: 92 }, failed: ['link-text', 'hreflang'] }),
    ['seo is 92, expected 100 in every run (audits below 1: link-text, hreflang)'],
  ],
  ['a trace without tasks', withTasks([]), ['no measurements']],
  ['no trace', withTasks(), ['no measurements']],
  ['no visits', { visits: [], tasks: [[1]] }, ['no measurements']],
  ['no yardstick', measure(), ['no measurements'], []],
])('the gate judges %s', (_, page, exceeded, yardsticks = [yardstick]) => {
  expect(findExceededLimits(page, limitPage, yardsticks, limits)).toEqual(exceeded)
})

test('takes the tasks of the thread that painted, after its last first paint', () => {
  const createEvent = (name: string, ts: number, tdur: number, tid = 1) => ({ name, ts, tdur, pid: 7, tid })
  const task = 'ThreadControllerImpl::RunTask'
  const paint = 'firstContentfulPaint'
  expect(
    measureTasksAfterPaint([
      createEvent(paint, 10, 0),
      createEvent(task, 15, 9_000),
      createEvent(paint, 20, 0),
      createEvent(task, 21, 3_000),
      createEvent(task, 22, 4_000, 2),
      createEvent('Layout', 23, 5_000),
    ]),
  ).toEqual([3])
  expect(() => measureTasksAfterPaint([createEvent(task, 1, 1)])).toThrow('expected firstContentfulPaint')
})
