import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, readFile } from 'node:fs/promises'
import { join, parse, relative } from 'node:path'
import { describePhotograph, type Master } from '../build/describePhotograph.ts'
import { findMissingLetters } from '../build/socialImages.ts'
import { readElevations } from '../owner/elevations.ts'
import { describeSides } from './describeSides.ts'
import { contentFolder } from '../owner/folders.ts'
import placeholders from './placeholders.json' with { type: 'json' }
import type { ContentSlot } from '../src/content/schemaParts.ts'
import type { Page } from '../src/content/schemas.ts'
import type { Problem } from '../owner/problem.ts'
import { ContentError, readContent, type Placement } from '../owner/readContent.ts'

const photographsFolder = join(contentFolder, 'photographs')
const elevationsFolder = join(contentFolder, 'elevations')
const filmFolder = join(contentFolder, 'film')

/** The path of a content file as the owner reads it: from the current folder. */
const relativePath = (...names: string[]) => relative(process.cwd(), join(contentFolder, ...names))

/** Widths in px of a photograph, by its slot: the minimum, and a width that is sharp on dense screens. */
const slotWidths: Record<ContentSlot, { minimum: number; sharp: number }> = {
  slide: { minimum: 1200, sharp: 2000 },
  full: { minimum: 1200, sharp: 2000 },
  split: { minimum: 800, sharp: 1600 },
  long: { minimum: 800, sharp: 1600 },
  lead: { minimum: 600, sharp: 1600 },
  half: { minimum: 600, sharp: 1400 },
  narrow: { minimum: 400, sharp: 1000 },
  social: { minimum: 800, sharp: 1200 },
}

/** All problems of content/ and .env, errors first. */
export async function check(): Promise<Problem[]> {
  try {
    const result = readContent()
    const { photographs } = result.content.photographs
    const problems = [
      ...result.problems,
      ...findUnknownOrUnused(result.placements, Object.keys(photographs)),
      ...findElevationProblems(result.content.products.pieces),
      ...(await findFilmProblems(result.content.home.promo.film !== undefined)),
    ]
    for (const [name, { alt, focus }] of Object.entries(photographs)) {
      problems.push(...findAltProblems(name, alt))
      problems.push(...(await findFileProblems(name, focus, result.placements)))
    }
    problems.push(...(await findUnusedFiles(Object.keys(photographs))))
    problems.push(...(await findSocialImageProblems(result.content.pages.pages, result.site.name)))
    problems.push(
      ...(await findPlaceholderProblems(photographsFolder, 'put your own photographs in their place')),
      ...(await findPlaceholderProblems(elevationsFolder, 'draw your own pieces, or delete the files')),
      ...(await findPlaceholderProblems(filmFolder, 'put your own film in its place, or delete the file')),
    )
    return problems.toSorted((one, other) => one.level.localeCompare(other.level))
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

const photographsFile = relativePath('photographs.json')

function findUnknownOrUnused(placements: Placement[], known: string[]): Problem[] {
  const unknownPhotographs = placements
    .filter(({ photograph }) => !known.includes(photograph))
    .map(({ photograph, where }): Problem => ({
      level: 'error',
      where,
      message: `"${photograph}" is no photograph of ${photographsFile}, expected one of: ${known.join(', ')}`,
    }))
  const unusedPhotographs = known
    .filter((name) => !placements.some(({ photograph }) => photograph === name))
    .map((name): Problem => ({
      level: 'warning',
      where: `${photographsFile}, ${name}`,
      message: 'is shown nowhere',
    }))
  return [...unknownPhotographs, ...unusedPhotographs]
}

const elevationFile = (name: string) => relativePath('elevations', `${name}.svg`)

function findElevationProblems(pieces: { photograph: string; elevation?: string | undefined }[]): Problem[] {
  try {
    const drawn = Object.keys(readElevations())
    const needed = pieces.filter(({ elevation }) => elevation).map(({ photograph }) => photograph)
    const missing = needed
      .filter((name) => !drawn.includes(name))
      .map((name): Problem => ({
        level: 'error',
        where: elevationFile(name),
        message: `the file is missing; npm run elevation -- ${name} makes one, or take "elevation" out of its piece`,
      }))
    const unused = drawn
      .filter((name) => !needed.includes(name))
      .map((name): Problem => ({
        level: 'warning',
        where: elevationFile(name),
        message: `is not used: products.json has no piece "${name}" with an "elevation"`,
      }))
    const tooFew: Problem = {
      level: 'warning',
      where: relativePath('products.json'),
      message: `only ${needed.length} with an "elevation": the comparison of sizes appears with three or more`,
    }
    return [...missing, ...unused, ...(needed.length === 1 || needed.length === 2 ? [tooFew] : [])]
  } catch (error) {
    return [{ level: 'error', where: relativePath('elevations'), message: String(error) }]
  }
}

function findAltProblems(name: string, alt: string): Problem[] {
  const where = `${photographsFile}, ${name}, alt`
  const isFileName = /^[\w-]+(\.\w{3,4})?$/.test(alt) || alt.toLowerCase() === name.replaceAll('-', ' ')
  return isFileName
    ? [
        {
          level: 'error',
          where,
          message: `"${alt}" says nothing, expected: what the photograph shows, in a sentence`,
        },
      ]
    : []
}

async function findFilmProblems(hasFilm: boolean): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const format of ['MP4', 'WebM']) {
    const file = join(filmFolder, `tour.${format.toLowerCase()}`)
    const where = relative(process.cwd(), file)
    if (!existsSync(file)) {
      if (hasFilm && format === 'MP4')
        problems.push({ level: 'error', where, message: 'the file is missing, though home.json has "film"' })
    } else if (!hasFilm)
      problems.push({ level: 'warning', where, message: 'is not used: home.json has no "film"' })
    else {
      const actual = await formatOf(file)
      if (actual !== format)
        problems.push({
          level: 'error',
          where,
          message: `is ${actual}, whatever it is called, expected: ${format}`,
        })
    }
  }
  return problems
}

/** The format of a file, by its first bytes: the ending of its name may be wrong. */
async function formatOf(file: string): Promise<string> {
  const fileHandle = await open(file)
  const { buffer } = await fileHandle.read(Buffer.alloc(16), 0, 16, 0)
  await fileHandle.close()
  const firstBytes = buffer.toString('latin1')
  if (firstBytes.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (firstBytes.startsWith('\x89PNG')) return 'PNG'
  if (firstBytes.startsWith('GIF8')) return 'GIF'
  if (/^RIFF....WEBP/s.test(firstBytes)) return 'WebP'
  if (/^....ftyp(heic|heix|mif1|msf1)/s.test(firstBytes)) return 'HEIC'
  if (/^....ftypavif/s.test(firstBytes)) return 'AVIF'
  if (/^....ftypqt/s.test(firstBytes)) return 'QuickTime'
  if (/^....ftyp/s.test(firstBytes)) return 'MP4'
  if (firstBytes.startsWith('\x1aE\xdf\xa3')) return 'WebM'
  return /^(II\*|MM)/.test(firstBytes) ? 'TIFF' : 'of an unknown format'
}

async function findFileProblems(
  name: string,
  focus: { x: number; y: number } | undefined,
  placements: Placement[],
): Promise<Problem[]> {
  const where = relativePath('photographs', `${name}.jpg`)
  const createError = (message: string): Problem[] => [{ level: 'error', where, message }]
  const file = join(photographsFolder, `${name}.jpg`)
  if (!existsSync(file)) return createError(`the file is missing, though ${photographsFile} names it`)
  const format = await formatOf(file)
  if (format !== 'JPEG')
    return createError(`is ${format}, whatever it is called, expected: a JPEG; export it as one`)
  try {
    const { masters, isCutOut } = await describePhotograph(photographsFolder, name, focus)
    const ownPlacements = placements.filter(({ photograph }) => photograph === name)
    const problems = [
      ...findSizeProblems(where, masters.whole.crop, isCutOut, ownPlacements),
      ...findUprightProblems(`${name}-upright.jpg`, masters.upright),
    ]
    const { darkSides, isNearlyWhite } = await describeSides(file)
    if (!isCutOut && (darkSides.length === 1 || darkSides.length === 2))
      problems.push({
        level: 'warning',
        where,
        message: `stands as a white box on the page: the piece or its shadow touches the edge (${darkSides.join(', ')}). With plain white on all four sides it stands free`,
      })
    else if (!isCutOut && isNearlyWhite && isPiece(ownPlacements))
      problems.push({
        level: 'warning',
        where,
        message:
          'stands as a pale box on the page: its ground is nearly white. Brightened to plain white, the piece stands free',
      })
    return problems
  } catch (reason) {
    return createError(`cannot be read (${reason instanceof Error ? reason.message : String(reason)})`)
  }
}

const isPiece = (placements: Placement[]) => placements.some(({ where }) => where.includes('products.json'))

function findSizeProblems(
  where: string,
  { width, height }: Master['crop'],
  isCutOut: boolean,
  placements: Placement[],
): Problem[] {
  const largestOf = (size: 'minimum' | 'sharp') =>
    placements
      .map(({ slot, where: place }) => ({ place, ...slotWidths[slot] }))
      .toSorted((one, other) => other[size] - one[size])[0]
  const [needed, sharpest] = [largestOf('minimum'), largestOf('sharp')]
  if (!needed || !sharpest) return []
  const ratio = width / height
  const problems: Problem[] = []
  if (isPiece(placements) && (ratio > 2.05 || ratio < 0.48))
    problems.push({
      level: 'warning',
      where,
      message: `is ${width} x ${height} px: /products shows it whole, so that it becomes small; expected at most twice as wide as high, or twice as high as wide`,
    })
  // A piece on white is shown whole in its box, so its longer side must have enough pixels.
  const [decisivePx, sizeText] = isCutOut
    ? [Math.max(width, height), `${width} x ${height} px without the white around it`]
    : [width, `${width} px wide`]
  if (decisivePx < needed.minimum)
    problems.push({
      level: 'error',
      where,
      message: `is ${sizeText}; where it is shown (${needed.place}) ${needed.minimum} px are needed, better ${sharpest.sharp}`,
    })
  else if (decisivePx < sharpest.sharp)
    problems.push({
      level: 'warning',
      where,
      message: `is ${sizeText}; where it is shown (${sharpest.place}) ${sharpest.sharp} px would be sharp on dense screens`,
    })
  return problems
}

/** Problems of a separate upright file. There are none if `master` is a crop of the photograph itself. */
function findUprightProblems(file: string, master: Master | undefined): Problem[] {
  if (!master?.file.endsWith(file)) return []
  const { width, height } = master.full
  const where = relativePath('photographs', file)
  const size = `is ${width} x ${height} px`
  if (width >= height)
    return [
      { level: 'warning', where, message: `${size}; expected higher than wide, because phones show it` },
    ]
  return width < 780
    ? [{ level: 'warning', where, message: `${size}; 780 px wide would be sharp on phones` }]
    : []
}

async function findSocialImageProblems(pages: readonly Page[], name: string): Promise<Problem[]> {
  const texts = [name, ...pages.map(({ social }) => social.title)].join('')
  const missing = await findMissingLetters(texts)
  const message = `social images cannot show ${missing.map((letter) => `"${letter}"`).join(', ')}, which their font lacks: choose other words for "social", "title" or SITE_NAME`
  return missing.length > 0 ? [{ level: 'warning', where: relativePath('pages.json'), message }] : []
}

/** Names of placeholder files that are still in a folder: placeholders.json has the hashes of all. */
export async function findPlaceholders(folder = photographsFolder): Promise<string[]> {
  if (!existsSync(folder)) return []
  const foundNames: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && placeholders.includes(await hashOf(join(folder, entry.name))))
      foundNames.push(folder === filmFolder ? entry.name : parse(entry.name).name)
  return foundNames
}

async function findPlaceholderProblems(folder: string, advice: string): Promise<Problem[]> {
  const foundNames = await findPlaceholders(folder)
  if (foundNames.length === 0) return []
  const message = `still placeholders: ${foundNames.join(', ')} (${advice})`
  return [{ level: 'warning', isPlaceholder: true, where: relative(process.cwd(), folder), message }]
}

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12)

async function findUnusedFiles(known: string[]): Promise<Problem[]> {
  if (!existsSync(photographsFolder))
    return [{ level: 'error', where: relativePath('photographs'), message: 'the folder is missing' }]
  return (await readdir(photographsFolder))
    .filter(
      (file) => !known.includes(parse(file).name.replace(/-upright$/, '')) || parse(file).ext !== '.jpg',
    )
    .map((file) => ({
      level: 'warning',
      where: relativePath('photographs', file),
      message: `is not used: ${photographsFile} has no "${parse(file).name}", or it does not end in .jpg`,
    }))
}
