import type { PhotoName } from '../content/photos.ts'
import { pictureSources } from './pictureSources.ts'
import type { PlaceName } from './places.ts'
import { photograph } from './srcSet.ts'

declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Fetches the file that this browser would show of a photograph in a place; not for visitors who save data. */
export function prefetchPhotograph(name: PhotoName, place: PlaceName) {
  if (navigator.connection?.saveData) return
  const picture = document.createElement('picture')
  for (const { media = '', type, srcSet, sizes = '' } of pictureSources(name, place))
    picture.append(Object.assign(document.createElement('source'), { media, type, srcset: srcSet, sizes }))
  const image = document.createElement('img')
  picture.append(image)
  image.src = photograph(name, 'whole').jpeg
}
