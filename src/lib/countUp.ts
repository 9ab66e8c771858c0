/** Value of a counter `elapsed` ms after its start: one more each `step` ms, at most `target`. */
export const countUp = (elapsed: number, target: number, step: number) =>
  Math.min(Math.max(0, Math.floor(elapsed / step)), target)
