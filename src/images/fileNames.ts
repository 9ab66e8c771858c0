/** Shapes of a photograph: the whole one, and an upright one for narrow screens. */
export type Shape = 'whole' | 'upright'

/** Build-time data of a photograph. */
export interface Photograph {
  /** px; of a cut-out without the white around the piece. */
  whole: readonly [width: number, height: number]
  /** px, landscapes only: the photograph's own upright master, or a 4:5 crop around the focal point. */
  upright?: readonly [width: number, height: number]
  /** Whether the piece is on plain white, which Picture.module.css blends into the page. */
  isCutOut: boolean
  /** Content hash in the file names. */
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

/** Widths in px in which a shape is encoded, the full width last. JPEG, for browsers without AVIF, has only that one. */
export function photographWidths(
  { isCutOut }: Pick<Photograph, 'isCutOut'>,
  [width, height]: readonly [number, number],
  format: Format,
): number[] {
  if (format === 'jpg') return [width]
  const steps = width > height && !isCutOut ? landscapeWidths : otherWidths
  return [...steps.filter((step) => step < width * 0.9), width]
}
