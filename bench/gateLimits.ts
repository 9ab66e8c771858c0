/** Upper limits of a page. They do not depend on the speed of the measuring machine. */
export interface Limits {
  /** The page's LCP divided by that of the limit page, a page with one photograph only, in the same run. */
  lcpRatio: number
  /** Total Blocking Time: the sum, over all tasks, of the time beyond 50 ms; in ms on the phone (mainThread.ts). */
  blockingMs: number
  /** The longest task in ms on the phone. */
  longestTaskMs: number
  /** Bytes transferred until the page is idle, without scrolling, response headers included. */
  bytes: number
  requests: number
}

const commonLimits: Limits = {
  lcpRatio: 1.2,
  blockingMs: 40,
  longestTaskMs: 80,
  bytes: 330_000,
  requests: 30,
}
/** Limits that differ on single pages. `/` may exceed the limit page's LCP by less: both have the same first photograph. */
const pageLimits: Record<string, Partial<Limits>> = {
  '/': { lcpRatio: 1.1, bytes: 470_000 },
  '/products': { bytes: 412_000 },
}

export const limitsOf = (path: string): Limits => ({ ...commonLimits, ...pageLimits[path] })
