import table from 'virtual:photographs'
import type { PhotoName } from '../content/photos.ts'
import { photographFile, photographWidths, type Format, type Shape } from './fileNames.ts'

/** Whether it has an upright shape of its own; a portrait is upright as a whole. */
export const hasUpright = (name: PhotoName) => table[name].upright !== undefined

/** The files of a photograph in a shape: its size in px, and what a `srcset` has per format. */
export function photograph(name: PhotoName, shape: Shape) {
  const known = table[name]
  const size = known[shape] ?? known.whole
  const actual = known[shape] ? shape : 'whole'
  const address = (width: number, format: Format) => `/${photographFile(name, known, actual, width, format)}`
  return {
    width: size[0],
    height: size[1],
    blur: known.blur,
    jpeg: `/${photographFile(name, known, 'whole', known.whole[0], 'jpg')}`,
    /** Each file with its width. */
    avif: photographWidths(size, 'avif')
      .map((width) => `${address(width, 'avif')} ${width}w`)
      .join(', '),
    /** The only one, so that there is nothing to choose by. */
    webp: photographWidths(size, 'webp').map((width) => address(width, 'webp'))[0],
  }
}
