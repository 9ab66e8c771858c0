import type { Limits } from './gateLimits.ts'
import { scaleToPhone } from './mainThread.ts'
import type { Visit } from './measureVisit.ts'

/** Measurements of a page: visits by Lighthouse, and main-thread tasks from separate, traced visits. */
export interface PageMeasurements {
  visits: readonly Visit[]
  /** CPU time in ms of each task after the first paint; one list per traced visit. */
  tasks: readonly (readonly number[])[]
}

/**
 * The minimum over a page's traces of the blocking time, and of the longest task, in ms on the phone (see `scaleToPhone`). Not
 * the medians, because other work on the machine adds to the CPU time of most traces.
 */
export function computeLowestTaskTimes({ tasks }: PageMeasurements, yardsticks: readonly number[]) {
  const phoneTimes = tasks.map((list) => scaleToPhone(list, Math.min(...yardsticks)))
  return {
    blocking: Math.min(...phoneTimes.map(({ blocking }) => blocking)),
    longest: Math.min(...phoneTimes.map(({ longest }) => longest)),
  }
}

export const medianLcp = ({ visits }: PageMeasurements) => median(visits.map(({ lcp }) => lcp))

/** Returns an error message for each exceeded limit, with the measured and the expected value. */
export function findExceededLimits(
  page: PageMeasurements,
  limitPage: PageMeasurements,
  yardsticks: readonly number[],
  limits: Limits,
): string[] {
  const { visits, tasks } = page
  if ([visits, tasks, yardsticks, ...tasks].some(({ length }) => length === 0)) return ['no measurements']
  const { blocking, longest } = computeLowestTaskTimes(page, yardsticks)
  const worst = (name: 'cls' | 'bytes' | 'requests') => Math.max(...visits.map((visit) => visit[name]))
  const exceededLimits = (
    [
      ['LCP / limit', medianLcp(page) / medianLcp(limitPage), limits.lcpRatio],
      ['blocking ms on a slow phone', blocking, limits.blockingMs],
      ['the longest task in ms on a slow phone', longest, limits.longestTaskMs],
      ['CLS in the worst run', worst('cls'), 0],
      ['bytes in the largest run', worst('bytes'), limits.bytes],
      ['requests in the worst run', worst('requests'), limits.requests],
    ] as const
  )
    .filter(([, value, most]) => !(value <= most))
    .map(([name, value, most]) => `${name}: ${formatNumber(value)}, expected at most ${most}`)

  // The performance score depends on wall-clock times, so the gate prints it but does not judge by it.
  for (const category of Object.keys(visits[0]?.scores ?? {}).filter((id) => id !== 'performance')) {
    const score = Math.min(...visits.map(({ scores }) => scores[category] ?? 0))
    const audits = [...new Set(visits.flatMap(({ failed }) => failed))].join(', ')
    if (score < 100)
      exceededLimits.push(`${category} is ${score}, expected 100 in every run (audits below 1: ${audits})`)
  }
  return exceededLimits
}

const formatNumber = (value: number) => String(value < 10 ? Number(value.toPrecision(3)) : Math.round(value))

/** The median; of an even number of values, the upper one of the middle pair. */
export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
