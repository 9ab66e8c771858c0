/** Shapes of a photograph: the whole photograph, and an upright version for boxes that are higher than wide. */
export type Shape = 'whole' | 'upright'

/** Build-time data of a photograph. */
export interface EncodedPhotograph {
  /** Size in px of the largest encoded file of `whole`. A cut-out (`isCutOut`) is cropped to the piece. */
  whole: readonly [width: number, height: number]
  /**
   * Size in px of the upright version: a separate file, or for a landscape photograph a 4:5 crop around its focal
   * point. Undefined for cut-outs, and for photographs with neither.
   */
  upright?: readonly [width: number, height: number]
  /** Whether the photograph shows furniture on plain white. Picture.module.css blends this white into the page. */
  isCutOut: boolean
  /** Hash of master files, crops, encoder and its options. Part of the file names. */
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
