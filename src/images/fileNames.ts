/** The two shapes of a photograph: as it was taken, and upright, which narrow screens and upright boxes get. */
export type Shape = 'whole' | 'upright'

/** What the build knows of a photograph: its shapes in px, the part of its files' names that changes with them, a tiny stand-in. */
export interface Photograph {
  whole: readonly [width: number, height: number]
  /** Of a landscape only: its own upright master, or a cut of 4:5. */
  upright?: readonly [width: number, height: number]
  version: string
  /** A data address of a few pixels, of those that open a page: their bytes delay its first paint. */
  blur?: string
}

export type Format = 'avif' | 'webp' | 'jpg'

/** The address of one file, below the site's root. */
export const photographFile = (
  name: string,
  { version }: { version: string },
  shape: Shape,
  width: number,
  format: Format,
) => `assets/${name}${shape === 'upright' ? '-upright' : ''}-${width}-${version}.${format}`

const landscapeWidths = [800, 1200, 1600]
const portraitWidths = [360, 560, 800, 1120]

/**
 * The widths in px in which a shape is made, its own last. WebP (browsers before 2024) and JPEG (before 2020) come in one
 * each: every address more is a part of the page that all others load before its first photograph.
 */
export function photographWidths([width, height]: readonly [number, number], format: Format): number[] {
  const smaller = (width > height ? landscapeWidths : portraitWidths).filter((each) => each < width * 0.95)
  if (format === 'webp') return [smaller.at(-1) ?? width]
  return format === 'jpg' ? [width] : [...smaller, width]
}
