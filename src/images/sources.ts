import type { PhotoName } from '../content/photos.ts'

/**
 * What vite-imagetools returns for `as=picture`: a srcset per format, and the fallback image with its size in px: the
 * widest of the last format, which has no srcset if it is the only one.
 */
export interface Sources {
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
}

/** One photograph's files: the picture, its 4:5 cut for narrow screens, and a tiny blurred stand-in as data address. */
export interface PhotoFiles {
  picture: Sources
  narrow?: Sources | undefined
  placeholder?: string | undefined
}

type Found<Value> = Record<string, Value>

/** Gathers what the globs found, by photograph. Its result throws for a photograph that the page did not import. */
export function collect(found: {
  wide?: Found<Sources>
  narrow?: Found<Sources>
  tile: Found<Sources>
  placeholder: Found<string>
}): (name: PhotoName) => PhotoFiles {
  return (name) => {
    const file = `./${name}.jpg`
    const picture = found.wide?.[file] ?? found.tile[file]
    if (!picture)
      throw new Error(
        `photograph "${name}" is not imported on this page: expected it in the globs of src/images`,
      )
    return { picture, narrow: found.narrow?.[file], placeholder: found.placeholder[file] }
  }
}
