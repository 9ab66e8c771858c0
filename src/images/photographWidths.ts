const landscapeWidths = [480, 800, 1200, 1600]
const otherWidths = [360, 560, 780, 1120]

/** Widths in px in which a photograph of this size is encoded as AVIF, its full width last. */
export function computePhotographWidths(isCutOut: boolean, [width, height]: readonly [number, number]) {
  const steps = width > height && !isCutOut ? landscapeWidths : otherWidths
  return [...steps.filter((step) => step < width * 0.85), width]
}
