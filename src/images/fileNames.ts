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
