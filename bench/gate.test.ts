import { describe, expect, it } from 'vitest'
import { judge, type Bar } from './parts/gate.ts'
import type { Visit } from './parts/lighthouse.ts'

const bar: Bar = { performance: 99, fcp: 750, lcp: 1500, tbt: 50, bytes: 1000, requests: 10 }
const good: Visit = {
  fcp: 750,
  lcp: 1500,
  tbt: 50,
  cls: 0,
  speedIndex: 750,
  scores: { performance: 99, accessibility: 100, seo: 100 },
  bytes: 1000,
  scriptBytes: 500,
  requests: 10,
  failed: [],
}

/** Five visits of which so many have the change. */
const visits = (changed: number, change: Partial<Visit>) =>
  Array.from({ length: 5 }, (_, index) => (index < changed ? { ...good, ...change } : good))

describe('judge', () => {
  it('has nothing to say about visits exactly at the bar', () => {
    expect(judge(visits(0, {}), bar)).toEqual([])
  })

  it.each([
    [{ fcp: 900.4 }, 'FCP is 900 ms, expected at most 750'],
    [{ fcp: 751 }, 'FCP is 751 ms, expected at most 750'],
    [{ lcp: 1501 }, 'LCP is 1501 ms, expected at most 1500'],
    [{ tbt: 51 }, 'TBT is 51 ms, expected at most 50'],
    [{ scores: { ...good.scores, performance: 98 } }, 'performance has a median of 98, expected at least 99'],
  ] as [Partial<Visit>, string][])('judges times by the median: %o', (change, line) => {
    expect(judge(visits(2, change), bar)).toEqual([])
    expect(judge(visits(3, change), bar)).toEqual([line])
  })

  it.each([
    [{ cls: 0.0004 }, 'CLS in the worst run is 0.0004, expected at most 0'],
    [{ bytes: 1001 }, 'bytes in the largest run is 1001, expected at most 1000'],
    [{ requests: 11 }, 'requests in the worst run is 11, expected at most 10'],
    [
      { scores: { ...good.scores, seo: 92 }, failed: ['link-text', 'hreflang'] },
      'seo is 92, expected 100 in every run (audits below 1: link-text, hreflang)',
    ],
  ] as [Partial<Visit>, string][])('judges what does not vary in every run: %o', (change, line) => {
    expect(judge(visits(1, change), bar)).toEqual([line])
  })

  it('fails without visits, and for a missing number', () => {
    expect(judge([], bar)).toEqual(['no visits'])
    expect(judge([{ ...good, lcp: NaN }], bar)).toHaveLength(1)
  })
})
