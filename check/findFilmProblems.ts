import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createError, createWarning, type ContentProblem } from '../owner/contentProblem.ts'
import { formatContentPath, filmFolder } from '../owner/folders.ts'
import { detectFormat } from './detectFormat.ts'
import { listContentFiles } from '../owner/listContentFiles.ts'

/** Codecs in an MP4 that many browsers cannot show, by their names in the file. */
const rareCodecs: Record<string, string> = {
  hvc1: 'HEVC',
  hev1: 'HEVC',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  av01: 'AV1',
  vp09: 'VP9',
  mp4v: 'MPEG-4 Part 2',
}

/** The names of sound codecs in a WebM. */
const webmSoundCodecs = ['A_OPUS', 'A_VORBIS']

/** Sizes of a film in MB: what a phone loads in a few seconds, and what the build can read. */
const [lightMb, maxMb] = [50, 500]

/**
 * Problems of content/film: a missing tour.mp4 (tour.webm is optional), an unused file, a wrong size, format
 * or codec.
 */
export async function findFilmProblems(hasFilm: boolean): Promise<ContentProblem[]> {
  const formats = ['MP4', 'WebM']
  const fileNames = listContentFiles(filmFolder)
  const problems = fileNames
    .filter((name) => !formats.some((format) => name.toLowerCase() === `tour.${format.toLowerCase()}`))
    .map((name) =>
      createWarning(formatContentPath('film', name), 'is not used, expected: tour.mp4 or tour.webm'),
    )
  for (const format of formats) {
    const fileName = `tour.${format.toLowerCase()}`
    const file = join(filmFolder, fileName)
    const where = formatContentPath('film', fileName)
    const similarName = fileNames.find((name) => name.toLowerCase() === fileName)
    if (!hasFilm) {
      if (similarName)
        problems.push(
          createWarning(formatContentPath('film', similarName), 'is not used: home.json has no "film"'),
        )
    } else if (!fileNames.includes(fileName)) {
      if (similarName)
        problems.push(createError(where, `the file is called ${similarName}; rename it to ${fileName}`))
      else if (format === 'MP4')
        problems.push(createError(where, 'the file is missing, though home.json has "film"'))
    } else {
      const mb = Math.round(statSync(file).size / 1e6)
      if (mb > maxMb) {
        problems.push(createError(where, `has ${mb} MB, expected: at most ${maxMb}`))
        continue
      }
      if (mb > lightMb)
        problems.push(
          createWarning(where, `has ${mb} MB, which take long to load; expected: at most ${lightMb}`),
        )
      const actualFormat = await detectFormat(file)
      if (actualFormat !== format)
        problems.push(createError(where, `is ${actualFormat}, whatever it is called, expected: ${format}`))
      else {
        const data = readFileSync(file)
        const codecs = findCodecs(data)
        const rareCodec = codecs.map((name) => rareCodecs[name]).find(Boolean)
        if (codecs.includes('mp4a') || webmSoundCodecs.some((codec) => data.includes(codec)))
          problems.push(
            createWarning(where, 'has sound, but no captions for the deaf, expected: a silent film'),
          )
        if (rareCodec)
          problems.push(
            createError(
              where,
              `is encoded as ${rareCodec}, which many browsers cannot show, expected: H.264`,
            ),
          )
      }
    }
  }
  return problems
}

/**
 * The names of the codecs of an MP4's tracks, each sixteen bytes after the start of `stsd` (the sample
 * descriptions).
 */
function findCodecs(film: Buffer): string[] {
  const names: string[] = []
  for (let at = film.indexOf('stsd'); at >= 0; at = film.indexOf('stsd', at + 1))
    names.push(film.toString('latin1', at + 16, at + 20))
  return names
}
