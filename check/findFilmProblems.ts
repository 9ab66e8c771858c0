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

const formats = ['MP4', 'WebM'] as const
type FilmFormat = (typeof formats)[number]
const toFileName = (format: FilmFormat) => `tour.${format.toLowerCase()}`

/**
 * Problems of content/film: a missing tour.mp4 (tour.webm is optional), an unused file, a wrong size, format
 * or codec.
 */
export async function findFilmProblems(hasFilm: boolean): Promise<ContentProblem[]> {
  const fileNames = listContentFiles(filmFolder)
  const unusedProblems = fileNames
    .filter((name) => !formats.some((format) => name.toLowerCase() === toFileName(format)))
    .map((name) =>
      createWarning(formatContentPath('film', name), 'is not used, expected: tour.mp4 or tour.webm'),
    )
  const fileProblems = await Promise.all(
    formats.map((format) => findFileProblems(format, fileNames, hasFilm)),
  )
  return [...unusedProblems, ...fileProblems.flat()]
}

async function findFileProblems(format: FilmFormat, fileNames: string[], hasFilm: boolean) {
  const fileName = toFileName(format)
  const file = join(filmFolder, fileName)
  const where = formatContentPath('film', fileName)
  const similarName = fileNames.find((name) => name.toLowerCase() === fileName)
  if (!hasFilm)
    return similarName
      ? [createWarning(formatContentPath('film', similarName), 'is not used: home.json has no "film"')]
      : []
  if (!fileNames.includes(fileName)) {
    if (similarName)
      return [createError(where, `the file is called ${similarName}; rename it to ${fileName}`)]
    return format === 'MP4' ? [createError(where, 'the file is missing, though home.json has "film"')] : []
  }
  const mb = Math.round(statSync(file).size / 1e6)
  if (mb > maxMb) return [createError(where, `has ${mb} MB, expected: at most ${maxMb}`)]
  const problems: ContentProblem[] = []
  if (mb > lightMb)
    problems.push(createWarning(where, `has ${mb} MB, which take long to load; expected: at most ${lightMb}`))
  const actualFormat = await detectFormat(file)
  if (actualFormat !== format) {
    problems.push(createError(where, `is ${actualFormat}, whatever it is called, expected: ${format}`))
    return problems
  }
  const data = readFileSync(file)
  const codecs = findCodecs(data)
  if (codecs.includes('mp4a') || webmSoundCodecs.some((codec) => data.includes(codec)))
    problems.push(createWarning(where, 'has sound, but no captions for the deaf, expected: a silent film'))
  const rareCodec = codecs.map((name) => rareCodecs[name]).find(Boolean)
  if (rareCodec)
    problems.push(
      createError(where, `is encoded as ${rareCodec}, which many browsers cannot show, expected: H.264`),
    )
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
