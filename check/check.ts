import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, readFile } from 'node:fs/promises'
import { join, parse, relative } from 'node:path'
import { describePhotograph } from '../build/describePhotograph.ts'
import { readElevations } from './elevations.ts'
import { contentFolder } from './folders.ts'
import placeholders from './placeholders.json' with { type: 'json' }
import type { Problem } from './problem.ts'
import { ContentError, readContent, type Placement } from './readContent.ts'

const folder = join(contentFolder, 'photographs')
const relativeFolder = relative(process.cwd(), folder)

/** Widths in px of a photograph, by its slot: the least that is accepted, and what is sharp on dense screens. */
const slotWidths: Record<string, { least: number; good: number }> = {
  slide: { least: 1200, good: 2000 },
  full: { least: 1200, good: 2000 },
  split: { least: 800, good: 1600 },
  half: { least: 600, good: 1400 },
  narrow: { least: 400, good: 1000 },
  social: { least: 800, good: 1200 },
}

/** All problems of content/ and .env, errors first. */
export async function check(): Promise<Problem[]> {
  try {
    const read = readContent()
    const { photographs } = read.content.photographs
    const problems = [
      ...read.problems,
      ...unknownOrUnusedProblems(read.placements, Object.keys(photographs)),
      ...elevationProblems(read.content.products.pieces),
    ]
    for (const [name, { alt, focus }] of Object.entries(photographs)) {
      problems.push(...altProblems(name, alt))
      problems.push(...(await fileProblems(name, focus, read.placements)))
    }
    problems.push(...(await unusedFiles(Object.keys(photographs))))
    problems.push(...(await placeholderPhotographs()))
    return problems.toSorted((one, other) => one.level.localeCompare(other.level))
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

const photographsFile = join(relative(process.cwd(), contentFolder), 'photographs.json')

function unknownOrUnusedProblems(placements: Placement[], known: string[]): Problem[] {
  const unknown = placements
    .filter(({ photograph }) => !known.includes(photograph))
    .map(({ photograph, where }): Problem => ({
      level: 'error',
      where,
      message: `"${photograph}" is no photograph of ${photographsFile}, expected one of: ${known.join(', ')}`,
    }))
  const unused = known
    .filter((name) => !placements.some(({ photograph }) => photograph === name))
    .map((name): Problem => ({
      level: 'warning',
      where: `${photographsFile}, ${name}`,
      message: 'is shown nowhere',
    }))
  return [...unknown, ...unused]
}

function elevationProblems(pieces: { photograph: string; elevation?: string | undefined }[]): Problem[] {
  try {
    const known = readElevations()
    return pieces
      .filter(({ photograph, elevation }) => elevation && !known[photograph])
      .map(({ photograph }) => ({
        level: 'error',
        where: `content/elevations/${photograph}.svg`,
        message: `the file is missing; npm run elevation -- ${photograph} makes one, or take "elevation" out of its piece`,
      }))
  } catch (error) {
    return [{ level: 'error', where: 'content/elevations', message: String(error) }]
  }
}

function altProblems(name: string, alt: string): Problem[] {
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

/** The format of a file, by its first bytes: the ending of its name may be wrong. */
async function formatOf(file: string): Promise<string> {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0)
  await handle.close()
  const text = buffer.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (text.startsWith('\x89PNG')) return 'PNG'
  if (text.startsWith('GIF8')) return 'GIF'
  if (/^RIFF....WEBP/s.test(text)) return 'WebP'
  if (/^....ftyp(heic|heix|mif1|msf1)/s.test(text)) return 'HEIC'
  if (/^....ftypavif/s.test(text)) return 'AVIF'
  return /^(II\*|MM)/.test(text) ? 'TIFF' : 'no picture'
}

async function fileProblems(
  name: string,
  focus: { x: number; y: number } | undefined,
  placements: Placement[],
): Promise<Problem[]> {
  const where = join(relativeFolder, `${name}.jpg`)
  const error = (message: string): Problem[] => [{ level: 'error', where, message }]
  const file = join(folder, `${name}.jpg`)
  if (!existsSync(file)) return error(`the file is missing, though ${photographsFile} names it`)
  const format = await formatOf(file)
  if (format !== 'JPEG')
    return error(`is ${format}, whatever it is called, expected: a JPEG; export it as one`)
  try {
    const { masters } = await describePhotograph(folder, name, focus)
    const { width, height } = masters.whole.cut
    return sizeProblems(
      where,
      [width, height],
      placements.filter(({ photograph }) => photograph === name),
    )
  } catch (reason) {
    return error(`cannot be read (${reason instanceof Error ? reason.message : String(reason)})`)
  }
}

function sizeProblems(
  where: string,
  [width, height]: readonly [number, number],
  placements: Placement[],
): Problem[] {
  const needs = placements.map(({ slot, where: place }) => ({
    place,
    ...(slotWidths[slot] ?? { least: 0, good: 0 }),
  }))
  const [largest] = needs.toSorted((one, other) => other.least - one.least)
  if (!largest) return []
  const ratio = width / height
  const problems: Problem[] = []
  if (ratio > 2.05 || ratio < 0.48)
    problems.push({
      level: 'warning',
      where,
      message: `is ${width} x ${height} px: expected at most twice as wide as high, or twice as high as wide`,
    })
  const size = `is ${width} px wide; where it is shown (${largest.place})`
  if (width < largest.least)
    problems.push({
      level: 'error',
      where,
      message: `${size} ${largest.least} px are needed, better ${largest.good}`,
    })
  else if (width < largest.good)
    problems.push({
      level: 'warning',
      where,
      message: `${size} ${largest.good} px would be sharp on dense screens`,
    })
  return problems
}

/** Reports the project's own photographs, which a firm replaces with its own. placeholders.json has their hashes. */
async function placeholderPhotographs(): Promise<Problem[]> {
  if (!existsSync(folder)) return []
  const found: string[] = []
  for (const file of await readdir(folder))
    if (placeholders.includes(await hashOf(join(folder, file)))) found.push(parse(file).name)
  if (found.length === 0) return []
  const message = `still placeholders: ${found.join(', ')} (put your own photographs in their place)`
  return [{ level: 'warning', isPlaceholder: true, where: relativeFolder, message }]
}

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12)

async function unusedFiles(known: string[]): Promise<Problem[]> {
  if (!existsSync(folder))
    return [{ level: 'error', where: relativeFolder, message: 'the folder is missing' }]
  return (await readdir(folder))
    .filter(
      (file) => !known.includes(parse(file).name.replace(/-upright$/, '')) || parse(file).ext !== '.jpg',
    )
    .map((file) => ({
      level: 'warning',
      where: join(relativeFolder, file),
      message: `is not used: ${photographsFile} has no "${parse(file).name}", or it does not end in .jpg`,
    }))
}
