import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createError, createWarning, type ContentProblem } from '../owner/contentProblem.ts'
import { contentPathForMessages, filmFolder } from '../owner/folders.ts'
import { detectFormat } from './detectFormat.ts'

/** Matches an MP4 with an HEVC track: the codec's name is twelve bytes after `stsd` (the sample descriptions). */
const hevcPattern = /stsd[^]{12}(?:hvc1|hev1|dvh1|dvhe)/

/** Problems of content/film: a missing tour.mp4 (tour.webm is optional), an unused file, a wrong format or codec. */
export async function findFilmProblems(hasFilm: boolean): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = []
  for (const format of ['MP4', 'WebM']) {
    const fileName = `tour.${format.toLowerCase()}`
    const file = join(filmFolder, fileName)
    const where = contentPathForMessages('film', fileName)
    if (!existsSync(file)) {
      if (hasFilm && format === 'MP4')
        problems.push(createError(where, 'the file is missing, though home.json has "film"'))
    } else if (!hasFilm) problems.push(createWarning(where, 'is not used: home.json has no "film"'))
    else {
      const actualFormat = await detectFormat(file)
      if (actualFormat !== format)
        problems.push(createError(where, `is ${actualFormat}, whatever it is called, expected: ${format}`))
      else if (hevcPattern.test(readFileSync(file, 'latin1')))
        problems.push(
          createError(where, 'is encoded as HEVC, which many browsers cannot show, expected: H.264'),
        )
    }
  }
  return problems
}
