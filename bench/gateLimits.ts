/** Upper limits of a page. They do not depend on the speed of the measuring machine. */
const commonLimits = {
  /** The page's LCP divided by that of the limit page, a page with one photograph only, in the same run. */
  lcpRatio: 1.2,
  /** Total Blocking Time: the sum, over all tasks, of the time beyond 50 ms; in ms on the phone (mainThread.ts). */
  blockingMs: 40,
  /** The longest task in ms on the phone. */
  longestTaskMs: 80,
  /** Bytes transferred until the page is idle, without scrolling, response headers included. */
  bytes: 330_000,
  requests: 30,
}
export type Limits = typeof commonLimits
/** Limits that differ on single pages. `/` has a lower lcpRatio, because the limit page has the same first photograph. */
const pageLimits: Record<string, Partial<Limits>> = {
  '/': { lcpRatio: 1.1, bytes: 470_000 },
  '/products': { bytes: 412_000 },
}

export const limitsOf = (path: string): Limits => ({ ...commonLimits, ...pageLimits[path] })
