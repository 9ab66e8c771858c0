import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { loadFont } from '../build/writeSocialImages.ts'
import { findElevationProblems } from './findElevationProblems.ts'
import { findPhotographProblems } from './findPhotographProblems.ts'
import { findFilmProblems } from './findFilmProblems.ts'
import { findPlaceholderProblems } from './findPlaceholders.ts'
import { contentFolder, contentPathForMessages } from '../owner/folders.ts'
import { visitStrings } from '../owner/visitStrings.ts'
import type { Page } from '../src/content/schemas/contentSchemas.ts'
import type { ContentProblem } from '../owner/contentProblem.ts'
import { ContentError, readContent, type PhotographReference } from '../owner/readContent.ts'

const photographsFolder = join(contentFolder, 'photographs')
const elevationsFolder = join(contentFolder, 'elevations')
const filmFolder = join(contentFolder, 'film')

/** The problems of content/ and .env, errors first. Errors in texts or settings hide all other problems. */
export async function findProblems(): Promise<ContentProblem[]> {
  try {
    const result = readContent()
    const { photographs } = result.content.photographs
    const problems = [
      ...result.problems,
      ...findReferenceProblems(result.photographReferences, Object.keys(photographs)),
      ...(await findElevationProblems(result.content.products.pieces)),
      ...(await findFilmProblems(result.content.home.promo.film !== undefined)),
    ]
    for (const [name, { alt, focus }] of Object.entries(photographs)) {
      problems.push(...findAltProblems(name, alt))
      problems.push(...(await findPhotographProblems(name, focus, result.photographReferences)))
    }
    problems.push(...(await findUnusedFiles(Object.keys(photographs))))
    problems.push(...(await findSocialImageProblems(result.content.pages.pages, result.site.name)))
    problems.push(...(await findLetterProblems(result)))
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

const photographsJsonPath = contentPathForMessages('photographs.json')

function findReferenceProblems(
  photographReferences: PhotographReference[],
  known: string[],
): ContentProblem[] {
  const unknownProblems = photographReferences
    .filter(({ photograph }) => !known.includes(photograph))
    .map(({ photograph, where }): ContentProblem => ({
      level: 'error',
      where,
      message: `"${photograph}" is no photograph of ${photographsJsonPath}, expected one of: ${known.join(', ')}`,
    }))
  const unusedProblems = known
    .filter((name) => !photographReferences.some(({ photograph }) => photograph === name))
    .map((name): ContentProblem => ({
      level: 'warning',
      where: `${photographsJsonPath}, ${name}`,
      message: 'is shown nowhere',
    }))
  return [...unknownProblems, ...unusedProblems]
}

function findAltProblems(name: string, alt: string): ContentProblem[] {
  const where = `${photographsJsonPath}, ${name}, alt`
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

async function findSocialImageProblems(pages: readonly Page[], name: string): Promise<ContentProblem[]> {
  const letters = new Set([name, ...pages.map(({ social }) => social.title)].join(''))
  const font = await loadFont()
  const missingLetters = [...letters].filter((letter) => font.charToGlyphIndex(letter) === 0)
  const message = `social images cannot show ${missingLetters.map((letter) => `"${letter}"`).join(', ')}, which their font lacks: choose other words for "social", "title" or SITE_NAME`
  return missingLetters.length > 0
    ? [{ level: 'warning', where: contentPathForMessages('pages.json'), message }]
    : []
}

/** Warns of letters that the site's fonts lack, so that browsers show them in another font. */
async function findLetterProblems({
  content: { photographs: _alts, ...texts },
  site,
}: ReturnType<typeof readContent>): Promise<ContentProblem[]> {
  const letters = new Set<string>()
  visitStrings({}, { ...texts, site }, [], (_schema, text) => {
    for (const letter of text.match(/\p{L}/gu) ?? []) letters.add(letter)
  })
  const font = await loadFont()
  const missingLetters = [...letters].filter((letter) => font.charToGlyphIndex(letter) === 0)
  const message = `${missingLetters.map((letter) => `"${letter}"`).join(', ')}: not in the site's fonts, which have the letters of Western European languages, so browsers show another font there`
  return missingLetters.length > 0
    ? [{ level: 'warning', where: `${contentPathForMessages()} or .env`, message }]
    : []
}

async function findUnusedFiles(known: string[]): Promise<ContentProblem[]> {
  if (!existsSync(photographsFolder))
    return [
      { level: 'error', where: contentPathForMessages('photographs'), message: 'the folder is missing' },
    ]
  return (await readdir(photographsFolder))
    .filter(
      (file) => !known.includes(parse(file).name.replace(/-upright$/, '')) || parse(file).ext !== '.jpg',
    )
    .map((file) => ({
      level: 'warning',
      where: contentPathForMessages('photographs', file),
      message: `is not used: ${photographsJsonPath} has no "${parse(file).name}", or it does not end in .jpg`,
    }))
}
