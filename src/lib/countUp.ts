/** Value of a counter `elapsed` ms after its start: it grows by 1 every `stepMs`, up to `target`. */
export const countUp = (elapsed: number, target: number, stepMs: number) =>
  Math.min(Math.max(0, Math.floor(elapsed / stepMs)), target)
