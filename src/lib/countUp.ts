/** Value of a counter `elapsed` ms after its start: it grows by 1 every ms, up to `target` (e2e/specification.ts, §9). */
export const countUp = (elapsed: number, target: number) => Math.min(Math.max(0, Math.floor(elapsed)), target)
