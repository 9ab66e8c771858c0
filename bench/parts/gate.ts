import type { Visit } from './lighthouse.ts'
import { median } from './median.ts'

/** What a page's visits must reach. Bytes as transferred until the page is at rest without scrolling, headers included. */
export interface Bar {
  /** Of Lighthouse's performance category, the median. Every other category must be at 100 in every run. */
  performance: number
  fcp: number
  lcp: number
  tbt: number
  bytes: number
  requests: number
}

/** A line for everything that missed the bar, with what was measured and what was expected. */
export function judge(visits: readonly Visit[], bar: Bar): string[] {
  if (visits.length === 0) return ['no visits']
  const missed: string[] = []
  const middle = (pick: (visit: Visit) => number | undefined) =>
    median(visits.map((visit) => pick(visit) ?? NaN))
  const limits = [
    ['FCP', middle(({ fcp }) => fcp), bar.fcp, 'ms'],
    ['LCP', middle(({ lcp }) => lcp), bar.lcp, 'ms'],
    ['TBT', middle(({ tbt }) => tbt), bar.tbt, 'ms'],
    ['CLS in the worst run', Math.max(...visits.map(({ cls }) => cls)), 0, ''],
    ['bytes in the largest run', Math.max(...visits.map(({ bytes }) => bytes)), bar.bytes, ''],
    ['requests in the worst run', Math.max(...visits.map(({ requests }) => requests)), bar.requests, ''],
  ] as const
  for (const [name, value, most, unit] of limits)
    if (!(value <= most))
      missed.push(`${name} is ${round(value)} ${unit}, expected at most ${most}`.replace(' ,', ','))

  const performance = middle(({ scores }) => scores.performance)
  if (!(performance >= bar.performance))
    missed.push(`performance has a median of ${performance}, expected at least ${bar.performance}`)
  for (const category of Object.keys(visits[0]?.scores ?? {}).filter((id) => id !== 'performance')) {
    const worst = Math.min(...visits.map(({ scores }) => scores[category] ?? 0))
    const audits = [...new Set(visits.flatMap(({ failed }) => failed))].join(', ')
    if (worst < 100)
      missed.push(`${category} is ${worst}, expected 100 in every run (audits below 1: ${audits})`)
  }
  return missed
}

const round = (value: number) => (value < 10 ? Math.round(value * 10_000) / 10_000 : Math.round(value))
