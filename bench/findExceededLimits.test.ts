import { expect, test } from 'vitest'
import type { Limits } from './gateLimits.ts'
import { computeLowestTaskTimes, findExceededLimits, type PageMeasurements } from './findExceededLimits.ts'
import { referenceYardstickMs as yardstick } from './mainThread.ts'

const limits: Limits = { lcpRatio: 1.1, blockingMs: 40, longestTaskMs: 80, bytes: 1000, requests: 10 }
const scores = { performance: 60, accessibility: 100, seo: 100 }
const times = {
  fcpMs: 750,
  lcpMs: 1100,
  tbtMs: 500,
  cls: 0,
  lcpRatio: 1.1,
  blockingMs: 40,
  longestTaskMs: 80,
}
const goodPage: PageMeasurements = { ...times, scores, bytes: 1000, requests: 10, failedAudits: [] }

test.each<[what: string, change: Partial<PageMeasurements>, exceeded: string[]]>([
  ['a page at its limits, whatever its times and its score for performance', {}, []],
  ['a late LCP', { lcpRatio: 1.2 }, ['LCP / baseline: 1.2, expected at most 1.1']],
  ['an LCP that is no number', { lcpRatio: NaN }, ['LCP / baseline: NaN, expected at most 1.1']],
  ['blocking', { blockingMs: 41 }, ['blocking ms on a slow phone: 41, expected at most 40']],
  [
    'a long task',
    { longestTaskMs: NaN },
    ['the longest task in ms on a slow phone: NaN, expected at most 80'],
  ],
  ['CLS', { cls: 0.0004 }, ['CLS: 0.0004, expected at most 0']],
  ['bytes', { bytes: 1001 }, ['bytes: 1001, expected at most 1000']],
  ['requests', { requests: 11 }, ['requests: 11, expected at most 10']],
  [
    'a score',
    { scores: { ...scores, seo: 92 }, failedAudits: ['link-text', 'hreflang'] },
    ['seo is 92, expected 100 (audits below 1: link-text, hreflang)'],
  ],
])('the gate judges %s', (_, change, exceeded) => {
  expect(findExceededLimits({ ...goodPage, ...change }, limits)).toEqual(exceeded)
})

test.each<
  [what: string, tasks: number[][], yardsticksMs: number[], blockingMs: number, longestTaskMs: number]
>([
  ['short tasks', [[10, 5]], [yardstick], 0, 40],
  ['a task of 60 ms', [[20, 60]], [yardstick], 220, 240],
  ['a task of 60 ms in all traces but one', [[20, 60], [10]], [yardstick], 0, 40],
  ['a task of 60 ms on a machine half as fast', [[40, 120]], [2 * yardstick], 220, 240],
  ['the lower of two yardsticks', [[20, 21]], [2 * yardstick, yardstick], 64, 84],
  ['a yardstick that is no number', [[20]], [NaN], NaN, NaN],
  ['a trace without tasks', [[20], []], [yardstick], NaN, NaN],
  ['no trace', [], [yardstick], NaN, NaN],
  ['no yardstick', [[20]], [], NaN, NaN],
])('blocking and longest task on a slow phone: %s', (_, tasks, yardsticksMs, blockingMs, longestTaskMs) => {
  expect(computeLowestTaskTimes(tasks, yardsticksMs)).toEqual({ blockingMs, longestTaskMs })
})
