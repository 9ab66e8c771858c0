/** Shapes of a photograph: the whole photograph, and an upright version for narrow screens. */
export type Shape = 'whole' | 'upright'

/** Build-time data of a photograph. */
export interface EncodedPhotograph {
  /** Size in px. For a cut-out (see `isCutOut`) without the white around the piece of furniture. */
  whole: readonly [width: number, height: number]
  /**
   * Size in px of the upright version: a separate file, or for a landscape photograph a 4:5 crop around its focal
   * point. Undefined for cut-outs, and for photographs with neither.
   */
  upright?: readonly [width: number, height: number]
  /** Whether the photograph shows furniture on plain white. Picture.module.css blends this white into the page. */
  isCutOut: boolean
  /** Hash of master files, crops, encoder and its options. Part of the file names. */
  version: string
}

export type Format = 'avif' | 'jpg'

/** The path of one file, below the site's root. The name and hash come first, because HTML then compresses better. */
export const formatPhotographPath = (
  name: string,
  version: string,
  shape: Shape,
  width: number,
  format: Format,
) => `assets/${name}-${version}${shape === 'upright' ? '-upright' : ''}-${width}.${format}`
