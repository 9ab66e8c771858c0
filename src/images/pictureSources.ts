import type { PhotoName } from '../content/photos.ts'
import { sourcesIn, type PlaceName } from './places.ts'
import { hasUpright, photograph } from './srcSet.ts'

/** The `source` elements of a photograph in a place, in the order in which browsers choose. */
export const pictureSources = (name: PhotoName, place: PlaceName) =>
  sourcesIn(place, hasUpright(name)).flatMap(({ shape, media, sizes }) => {
    const files = photograph(name, shape)
    return [
      { media, type: 'image/avif', srcSet: files.avif, sizes: sizes(files.width / files.height) },
      { media, type: 'image/webp', srcSet: files.webp },
    ]
  })
