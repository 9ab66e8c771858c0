import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ContentProblem } from '../owner/contentProblem.ts'
import { contentFolder } from '../owner/folders.ts'
import { formatOf } from './formatOf.ts'

/** Problems of content/film: a missing tour.mp4 (tour.webm is optional), an unused file, a format unlike the file name. */
export async function findFilmProblems(hasFilm: boolean): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = []
  for (const format of ['MP4', 'WebM']) {
    const file = join(contentFolder, 'film', `tour.${format.toLowerCase()}`)
    const where = relative(process.cwd(), file)
    if (!existsSync(file)) {
      if (hasFilm && format === 'MP4')
        problems.push({ level: 'error', where, message: 'the file is missing, though home.json has "film"' })
    } else if (!hasFilm)
      problems.push({ level: 'warning', where, message: 'is not used: home.json has no "film"' })
    else {
      const actualFormat = await formatOf(file)
      if (actualFormat !== format)
        problems.push({
          level: 'error',
          where,
          message: `is ${actualFormat}, whatever it is called, expected: ${format}`,
        })
    }
  }
  return problems
}
