import { existsSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import { loadFont } from '../build/loadFont.ts'
import { findElevationProblems } from './findElevationProblems.ts'
import { findPhotographProblems } from './findPhotographProblems.ts'
import { findFilmProblems } from './findFilmProblems.ts'
import { iconNames } from './iconNames.ts'
import { listContentFiles } from '../owner/listContentFiles.ts'
import { findPlaceholderProblems, findPlaceholders } from './findPlaceholders.ts'
import { formatContentPath, elevationsFolder, filmFolder, photographsFolder } from '../owner/folders.ts'
import { visitStrings } from '../owner/visitStrings.ts'
import type { Site } from '../src/content/site.ts'
import type { PageEntry } from '../src/content/schemas/contentSchemas.ts'
import { createError, createWarning, type ContentProblem } from '../owner/contentProblem.ts'
import { readSpecifiedValues, specifiedFile } from './specified.ts'
import { ContentError, readContent, type PhotographReference } from '../owner/readContent.ts'
import { isPagePath, removeWww } from '../owner/settings.ts'

/** The problems of content/ and .env, errors first. Errors in texts or settings hide all other problems. */
export async function findProblems(): Promise<ContentProblem[]> {
  try {
    const result = readContent()
    if (existsSync(specifiedFile)) readSpecifiedValues() // throws if it is no JSON
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
    problems.push(...(await findPhotographFileProblems(Object.keys(photographs))))
    problems.push(...(await findSocialImageProblems(result.content.pages.pages, result.site.name)))
    problems.push(...(await findLetterProblems(result)), ...findDocumentProblems(result.site))
    problems.push(
      ...(await findIconProblems()),
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

/**
 * Missing icons, and a warning if icons still show the invented logo. That is no error before a release, because the
 * firm may have no other.
 */
async function findIconProblems(): Promise<ContentProblem[]> {
  const files = listContentFiles(resolve('public'))
  const missingProblems = iconNames
    .filter((name) => !files.includes(name))
    .map((name) => createError(`public/${name}`, 'the file is missing (see "The logo" in CONTENT.md)'))
  const placeholders = await findPlaceholders('public')
  const message = `still show the invented logo: ${placeholders.join(', ')} (see "The logo" in CONTENT.md)`
  return [...missingProblems, ...(placeholders.length > 0 ? [createWarning('public', message)] : [])]
}

/** A problem if the link "Sustainability" leads to the site itself, but to no page and no PDF in public/. */
export function findDocumentProblems({ url, sustainabilityUrl }: Pick<Site, 'url' | 'sustainabilityUrl'>) {
  const { host, pathname } = new URL(sustainabilityUrl)
  if (removeWww(host) !== removeWww(new URL(url).host) || isPagePath(pathname)) return []
  const documents = listContentFiles(resolve('public')).filter((name) => name.endsWith('.pdf'))
  if (documents.some((name) => pathname === `/${encodeURI(name)}`)) return []
  const where = 'SITE_SUSTAINABILITY_URL'
  if (/\.pdf$/i.test(pathname))
    return [
      createError(
        where,
        `leads to ${pathname} of this site, expected: a file of exactly this name in public/`,
      ),
    ]
  const message = `leads to ${pathname} of this site, which is no page: only another server behind your proxy can answer there`
  return [createWarning(where, message)]
}

const photographsJsonPath = formatContentPath('photographs.json')

function findReferenceProblems(
  photographReferences: PhotographReference[],
  knownNames: string[],
): ContentProblem[] {
  const unknownProblems = photographReferences
    .filter(({ photograph }) => !knownNames.includes(photograph))
    .map(({ photograph, where }) =>
      createError(
        where,
        `"${photograph}" is no photograph of ${photographsJsonPath}, expected one of: ${knownNames.join(', ')}`,
      ),
    )
  const unusedProblems = knownNames
    .filter((name) => !photographReferences.some(({ photograph }) => photograph === name))
    .map((name) => createWarning(`${photographsJsonPath}, ${name}`, 'is shown nowhere'))
  return [...unknownProblems, ...unusedProblems]
}

function findAltProblems(name: string, alt: string): ContentProblem[] {
  const where = `${photographsJsonPath}, ${name}, alt`
  const isFileName = /^[\w-]+(\.\w{3,4})?$/.test(alt) || alt.toLowerCase() === name.replaceAll('-', ' ')
  return isFileName
    ? [createError(where, `"${alt}" says nothing, expected: what the photograph shows, in a sentence`)]
    : []
}

async function findSocialImageProblems(pages: readonly PageEntry[], name: string): Promise<ContentProblem[]> {
  const missingLetters = await listMissingLetters([name, ...pages.map(({ social }) => social.title)].join(''))
  const message = `social images cannot show ${missingLetters}, which their font lacks: choose other words for "social", "title" or SITE_NAME`
  return missingLetters ? [createWarning(formatContentPath('pages.json'), message)] : []
}

/** Warns of letters that the site's fonts lack, so that browsers show them in another font. */
async function findLetterProblems({
  content: { photographs: _alts, ...texts },
  site,
}: ReturnType<typeof readContent>): Promise<ContentProblem[]> {
  let letters = ''
  visitStrings({}, { ...texts, site }, [], (_schema, text) => {
    letters += text.match(/\p{L}/gu)?.join('') ?? ''
  })
  const missingLetters = await listMissingLetters(letters)
  const message = `${missingLetters}: not in the site's fonts, which have the letters of Western European languages, so browsers show another font there`
  return missingLetters ? [createWarning(`${formatContentPath()} or .env`, message)] : []
}

/** The letters of `text` that Instrument Serif lacks, in quotation marks. Instrument Sans has the same letters. */
async function listMissingLetters(text: string): Promise<string> {
  const font = await loadFont()
  const missingLetters = [...new Set(text)].filter((letter) => font.charToGlyphIndex(letter) === 0)
  return missingLetters.map((letter) => `"${letter}"`).join(', ')
}

async function findPhotographFileProblems(known: string[]): Promise<ContentProblem[]> {
  if (!existsSync(photographsFolder))
    return [createError(formatContentPath('photographs'), 'the folder is missing')]
  return listContentFiles(photographsFolder).flatMap((file) => {
    const { name, ext } = parse(file)
    const where = formatContentPath('photographs', file)
    if (ext !== '.jpg') return createWarning(where, 'is not used: its name does not end in .jpg')
    const isKnown = known.includes(name.replace(/-upright$/, ''))
    return isKnown ? [] : createWarning(where, `is not used: ${photographsJsonPath} has no "${name}"`)
  })
}
