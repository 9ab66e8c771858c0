import { formatPhotographPath, type Format, type Shape } from '../src/images/encodedPhotograph.ts'
import { computePhotographWidths } from '../src/images/photographWidths.ts'
import { photographsFolder } from '../owner/folders.ts'
import { readContent } from '../owner/readContent.ts'
import { analyzePhotograph, computeHeight, type AnalyzedPhotograph } from './analyzePhotograph.ts'
import type { Job } from './encodeWorker.ts'

/** An image file of the site: its path, and the job that encodes it. */
export interface ImageFile {
  file: string
  job: Job
}

/** The files of a photograph: AVIF in each shape and width, and one JPEG. */
export function listImageFiles(photograph: AnalyzedPhotograph): ImageFile[] {
  const { isCutOut, name, masters, hash, sizes } = photograph
  const createImageFile = (shape: Shape, width: number, format: Format): ImageFile => {
    const height = computeHeight(width, sizes[shape] ?? sizes.whole)
    const file = formatPhotographPath(name, hash, shape, width, format)
    return { file, job: { ...(masters[shape] ?? masters.whole), width, height, format, isCutOut } }
  }
  const avifFiles = (Object.keys(masters) as Shape[]).flatMap((shape) =>
    computePhotographWidths(isCutOut, sizes[shape] ?? sizes.whole).map((width) =>
      createImageFile(shape, width, 'avif'),
    ),
  )
  return [...avifFiles, createImageFile('whole', sizes.whole[0], 'jpg')] // JPEG for browsers without AVIF
}

let photographsPromise: Promise<AnalyzedPhotograph[]> | undefined

/** Analyzes all photographs, once until the content changes. Rejects if a file is missing or not an image. */
export const analyzePhotographs = () =>
  (photographsPromise ??= Array.fromAsync(
    Object.entries(readContent().content.photographs.photographs),
    ([name, { focus }]) => analyzePhotograph(photographsFolder, name, focus),
  ))

/** Throws for an unknown name. */
export async function findAnalyzedPhotograph(name: string): Promise<AnalyzedPhotograph> {
  const photograph = (await analyzePhotographs()).find((each) => each.name === name)
  if (!photograph) throw new Error(`content/photographs.json: expected ${name} in it`)
  return photograph
}

/** Makes the next call of `analyzePhotographs` read the photographs again. */
export function clearAnalyzedPhotographs() {
  photographsPromise = undefined
}
