import type { Visit } from './lighthouse.ts'
import { onPhone } from './mainThread.ts'

/** What was measured of a page: Lighthouse's visits, and the tasks of its main thread in as many others. */

export interface Measured {
  visits: readonly Visit[]
  /** ms of processor time of each task after the first paint, a list per visit. */
  tasks: readonly (readonly number[])[]
}

/** What a page must reach. Nothing in it depends on how fast the machine is that measures. */
export interface Bar {
  /** Largest paint, as a ratio to that of the limit page in the same run. */
  lcp: number
  /** ms on a slow phone: what its tasks have above 50 ms in all, and the longest of them. */
  blocking: number
  longest: number
  /** As transferred until the page is at rest without scrolling, headers included. */
  bytes: number
  requests: number
}

/** Medians of a page on a phone four times slower than the machine of the bars, whatever this machine is. */
export function phoneTimes({ tasks }: Measured, yardsticks: readonly number[]) {
  const times = tasks.map((list) => onPhone(list, median(yardsticks)))
  return {
    blocking: median(times.map(({ blocking }) => blocking)),
    longest: median(times.map(({ longest }) => longest)),
  }
}

export const medianLcp = ({ visits }: Measured) => median(visits.map(({ lcp }) => lcp))

/** A line for everything that missed the bar, with what was measured and what was expected. */
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

  // The score of performance is made of times by the clock, so it is printed only.
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

/** The middle value. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median: no values')
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
