/** Shapes of a photograph: the whole photograph, and an upright version for boxes that are higher than wide. */
export type Shape = 'whole' | 'upright'

type Size = readonly [width: number, height: number]

/** Build-time data of a photograph. */
export interface EncodedPhotograph {
  /**
   * Size in px of each shape's largest encoded file. In a cut-out (`isCutOut`) the whole photograph is cropped to the
   * piece. The upright version is a separate file, or for a landscape photograph a 4:5 crop around its focal point.
   * It is undefined for cut-outs, and for photographs with neither.
   */
  sizes: { whole: Size; upright?: Size }
  /** Whether the photograph shows furniture on plain white. Picture.module.css blends this white into the page. */
  isCutOut: boolean
  /** Hash of master files, crops, and the encoder's version and code. Part of the file names. */
  hash: string
}

export type Format = 'avif' | 'jpg'

/** Path of an encoded file, without leading slash. Name and hash precede varying parts: so HTML compresses better. */
export const formatPhotographPath = (
  name: string,
  hash: string,
  shape: Shape,
  width: number,
  format: Format,
) => `assets/${name}-${hash}${shape === 'upright' ? '-upright' : ''}-${width}.${format}`
