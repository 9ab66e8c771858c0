/** The two shapes of a photograph: as it was taken, and upright, which narrow screens get. */
export type Shape = 'whole' | 'upright'

/** What the build knows of a photograph. */
export interface Photograph {
  /** px; of a cut-out, those of the piece without the white around it. */
  whole: readonly [width: number, height: number]
  /** Of a landscape only: its own upright master, or a cut of 4:5 around the focal point. */
  upright?: readonly [width: number, height: number]
  /** Whether it stands on plain white, which the style sheet lays on the page's ground. */
  isCutOut: boolean
  /** The part of its files' names that changes with their content. */
  version: string
}

export type Format = 'avif' | 'jpg'

/** The path of one file, below the site's root. */
export const photographFile = (
  name: string,
  { version }: Pick<Photograph, 'version'>,
  shape: Shape,
  width: number,
  format: Format,
) => `assets/${name}${shape === 'upright' ? '-upright' : ''}-${width}-${version}.${format}`

const landscapeWidths = [800, 1200, 1600]
const otherWidths = [360, 560, 780, 1120]

/** The widths in px in which a shape is made, its own last. JPEG, for browsers before 2022, comes in that one only. */
export function photographWidths(
  { isCutOut }: Pick<Photograph, 'isCutOut'>,
  [width, height]: readonly [number, number],
  format: Format,
): number[] {
  if (format === 'jpg') return [width]
  const steps = width > height && !isCutOut ? landscapeWidths : otherWidths
  return [...steps.filter((step) => step < width * 0.9), width]
}
