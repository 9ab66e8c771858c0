import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse, relative } from 'node:path'
import { loadFont } from '../build/socialImages.ts'
import { findElevationProblems } from './findElevationProblems.ts'
import { findPhotographProblems } from './findPhotographProblems.ts'
import { formatOf } from './formatOf.ts'
import { contentFolder, relativeContentPath } from '../owner/folders.ts'
import placeholders from './placeholders.json' with { type: 'json' }
import type { Page } from '../src/content/schemas.ts'
import type { ContentProblem } from '../owner/contentProblem.ts'
import { ContentError, readContent, type Placement } from '../owner/readContent.ts'

const photographsFolder = join(contentFolder, 'photographs')
const elevationsFolder = join(contentFolder, 'elevations')
const filmFolder = join(contentFolder, 'film')

/** All problems of content/ and .env, errors first. */
export async function check(): Promise<ContentProblem[]> {
  try {
    const result = readContent()
    const { photographs } = result.content.photographs
    const problems = [
      ...result.problems,
      ...findUnknownOrUnused(result.placements, Object.keys(photographs)),
      ...(await findElevationProblems(result.content.products.pieces)),
      ...(await findFilmProblems(result.content.home.promo.film !== undefined)),
    ]
    for (const [name, { alt, focus }] of Object.entries(photographs)) {
      problems.push(...findAltProblems(name, alt))
      problems.push(...(await findPhotographProblems(name, focus, result.placements)))
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

const photographsFile = relativeContentPath('photographs.json')

function findUnknownOrUnused(placements: Placement[], known: string[]): ContentProblem[] {
  const unknownPhotographs = placements
    .filter(({ photograph }) => !known.includes(photograph))
    .map(({ photograph, where }): ContentProblem => ({
      level: 'error',
      where,
      message: `"${photograph}" is no photograph of ${photographsFile}, expected one of: ${known.join(', ')}`,
    }))
  const unusedPhotographs = known
    .filter((name) => !placements.some(({ photograph }) => photograph === name))
    .map((name): ContentProblem => ({
      level: 'warning',
      where: `${photographsFile}, ${name}`,
      message: 'is shown nowhere',
    }))
  return [...unknownPhotographs, ...unusedPhotographs]
}

function findAltProblems(name: string, alt: string): ContentProblem[] {
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

async function findFilmProblems(hasFilm: boolean): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = []
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

async function findSocialImageProblems(pages: readonly Page[], name: string): Promise<ContentProblem[]> {
  const letters = new Set([name, ...pages.map(({ social }) => social.title)].join(''))
  const font = await loadFont()
  const missing = [...letters].filter((letter) => font.charToGlyphIndex(letter) === 0)
  const message = `social images cannot show ${missing.map((letter) => `"${letter}"`).join(', ')}, which their font lacks: choose other words for "social", "title" or SITE_NAME`
  return missing.length > 0 ? [{ level: 'warning', where: relativeContentPath('pages.json'), message }] : []
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

async function findPlaceholderProblems(folder: string, advice: string): Promise<ContentProblem[]> {
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

async function findUnusedFiles(known: string[]): Promise<ContentProblem[]> {
  if (!existsSync(photographsFolder))
    return [{ level: 'error', where: relativeContentPath('photographs'), message: 'the folder is missing' }]
  return (await readdir(photographsFolder))
    .filter(
      (file) => !known.includes(parse(file).name.replace(/-upright$/, '')) || parse(file).ext !== '.jpg',
    )
    .map((file) => ({
      level: 'warning',
      where: relativeContentPath('photographs', file),
      message: `is not used: ${photographsFile} has no "${parse(file).name}", or it does not end in .jpg`,
    }))
}
