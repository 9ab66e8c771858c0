import type { Visit } from './lighthouse.ts'
import { onPhone } from './mainThread.ts'

/** Measurements of a page: visits by Lighthouse, and main-thread tasks from separate, traced visits. */

export interface Measured {
  visits: readonly Visit[]
  /** CPU time in ms of each task after the first paint; one list per traced visit. */
  tasks: readonly (readonly number[])[]
}

/** Limits of a page. They do not depend on the speed of the measuring machine. */
export interface Bar {
  /** LCP, as a ratio to the limit page's LCP in the same run. */
  lcp: number
  /** ms on a slow phone: the sum over all tasks of their time above 50 ms, and the longest task. */
  blocking: number
  longest: number
  /** Transferred until the page is idle, without scrolling; bytes include response headers. */
  bytes: number
  requests: number
}

/** Medians, scaled to a phone four times slower than the reference machine, whichever machine measures. */
export function phoneTimes({ tasks }: Measured, yardsticks: readonly number[]) {
  const times = tasks.map((list) => onPhone(list, median(yardsticks)))
  return {
    blocking: median(times.map(({ blocking }) => blocking)),
    longest: median(times.map(({ longest }) => longest)),
  }
}

export const medianLcp = ({ visits }: Measured) => median(visits.map(({ lcp }) => lcp))

/** Error messages: one for each missed limit, with the measured and the expected value. */
export function judge(page: Measured, limit: Measured, yardsticks: readonly number[], bar: Bar): string[] {
  if (page.visits.length === 0 || page.tasks.length === 0) return ['no visits']
  const { visits } = page
  const { blocking, longest } = phoneTimes(page, yardsticks)
  const missed = (
    [
      ['LCP / limit', medianLcp(page) / medianLcp(limit), bar.lcp],
      ['blocking ms on a slow phone', blocking, bar.blocking],
      ['the longest task in ms on a slow phone', longest, bar.longest],
      ['CLS in the worst run', Math.max(...visits.map(({ cls }) => cls)), 0],
      ['bytes in the largest run', Math.max(...visits.map(({ bytes }) => bytes)), bar.bytes],
      ['requests in the worst run', Math.max(...visits.map(({ requests }) => requests)), bar.requests],
    ] as const
  )
    .filter(([, value, most]) => !(value <= most))
    .map(([name, value, most]) => `${name}: ${round(value)}, expected at most ${most}`)

  // The performance score depends on wall-clock times, so it is only printed.
  for (const category of Object.keys(visits[0]?.scores ?? {}).filter((id) => id !== 'performance')) {
    const worst = Math.min(...visits.map(({ scores }) => scores[category] ?? 0))
    const audits = [...new Set(visits.flatMap(({ failed }) => failed))].join(', ')
    if (worst < 100)
      missed.push(`${category} is ${worst}, expected 100 in every run (audits below 1: ${audits})`)
  }
  return missed
}

const round = (value: number) =>
  value < 10 ? String(Number(value.toPrecision(3))) : String(Math.round(value))

/** The median; of an even number of values, the upper one of the middle pair. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median: no values')
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
