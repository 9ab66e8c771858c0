import table from 'virtual:photographs'
import type { PhotoName } from '../content/photos.ts'
import { photographFile, photographWidths, type Format, type Shape } from './fileNames.ts'

/** The files of a photograph in a shape: its size in px, and a srcset per format. */
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
    srcSet: (format: Format) =>
      photographWidths(size, format)
        .map((width) => `${address(width, format)} ${width}w`)
        .join(', '),
  }
}
