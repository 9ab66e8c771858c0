/** Upper limits of a page. They do not depend on the speed of the measuring machine. */
const commonLimits = {
  /** The page's Largest Contentful Paint divided by the baseline page's (writeComparisonPages.ts) in the same run. */
  lcpRatio: 1.2,
  /** Sum of the ms that tasks take beyond 50 ms each, scaled to a mid-range phone (scaleToPhone in mainThread.ts). */
  blockingMs: 40,
  /** ms of the longest task, scaled to the same phone. */
  longestTaskMs: 80,
  /** Bytes transferred until the page is idle, without scrolling, response headers included. */
  bytes: 330_000,
  requests: 30,
}
export type Limits = typeof commonLimits
/** Limits that replace the common ones. `/` has a lower lcpRatio: the baseline page has the same photograph. */
const pageLimits: Record<string, Partial<Limits>> = {
  '/': { lcpRatio: 1.1, bytes: 470_000 },
  '/products': { bytes: 412_000 },
}

export const findLimits = (path: string): Limits => ({ ...commonLimits, ...pageLimits[path] })
