import type { Limits } from './gateLimits.ts'
import { scaleToPhone } from './mainThread.ts'
import type { Visit } from './measureVisit.ts'

/** Measurements of a page: a Lighthouse visit, and the task times in ms that `computeLowestTaskTimes` returns. */
export interface PageMeasurements extends Visit {
  /** Largest Contentful Paint, divided by that of the baseline page, a minimal page (writeComparisonPages.ts). */
  lcpRatio: number
  blockingMs: number
  longestTaskMs: number
}

/**
 * Returns a page's blocking time and longest task in ms, scaled to a phone (`scaleToPhone`). Takes the lowest of all
 * traces, not the median, because other work on the machine adds CPU time to most traces. `yardsticksMs` are the
 * CPU times of `yardstickScript`. Returns NaN if there is no trace, no yardstick, or a trace without tasks.
 */
export function computeLowestTaskTimes(tasks: readonly number[][], yardsticksMs: readonly number[]) {
  if ([tasks, yardsticksMs, ...tasks].some(({ length }) => length === 0))
    return { blockingMs: NaN, longestTaskMs: NaN }
  const phoneTimes = tasks.map((list) => scaleToPhone(list, Math.min(...yardsticksMs)))
  return {
    blockingMs: Math.min(...phoneTimes.map(({ blockingMs }) => blockingMs)),
    longestTaskMs: Math.min(...phoneTimes.map(({ longestTaskMs }) => longestTaskMs)),
  }
}

/** Returns an error message for each exceeded limit, with the measured and the expected value. */
export function findExceededLimits(page: PageMeasurements, limits: Limits): string[] {
  const exceededMessages = (
    [
      ['LCP / baseline', page.lcpRatio, limits.lcpRatio],
      ['blocking ms on a slow phone', page.blockingMs, limits.blockingMs],
      ['the longest task in ms on a slow phone', page.longestTaskMs, limits.longestTaskMs],
      ['CLS', page.cls, 0],
      ['bytes', page.bytes, limits.bytes],
      ['requests', page.requests, limits.requests],
    ] as const
  )
    .filter(([, value, limit]) => !(value <= limit))
    .map(([name, value, limit]) => `${name}: ${formatNumber(value)}, expected at most ${limit}`)

  // The performance score depends on wall-clock times, so the gate prints it but does not judge by it.
  for (const [category, score] of Object.entries(page.scores))
    if (category !== 'performance' && score < 100)
      exceededMessages.push(
        `${category} is ${score}, expected 100 (audits below 1: ${page.failedAudits.join(', ')})`,
      )
  return exceededMessages
}

const formatNumber = (value: number) => String(value < 10 ? Number(value.toPrecision(3)) : Math.round(value))
