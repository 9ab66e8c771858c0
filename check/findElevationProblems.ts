import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readElevations } from '../owner/elevations.ts'
import { contentFolder, contentPathForMessages } from '../owner/folders.ts'
import type { ContentProblem } from '../owner/contentProblem.ts'
import { minComparedPieces } from '../src/content/pageSchemas.ts'
import type { Piece } from '../src/content/schemas.ts'

const elevationFile = (name: string) => contentPathForMessages('elevations', `${name}.svg`)

/** Problems of content/elevations: missing, unused and faulty drawings, and drawings in another unit than mm. */
export async function findElevationProblems(pieces: readonly Piece[]): Promise<ContentProblem[]> {
  try {
    const elevations = readElevations()
    const drawn = Object.keys(elevations)
    const piecesWithElevation = pieces.filter(({ elevation }) => elevation)
    const needed = piecesWithElevation.map(({ photograph }) => photograph)
    const faulty = await Promise.all(drawn.map(findDrawingFault))
    const wrongUnits = piecesWithElevation.flatMap(({ photograph, dimensions }): ContentProblem[] => {
      const drawing = elevations[photograph]
      if (!drawing || !dimensions) return []
      const { width, height } = dimensions
      // A set is drawn larger than its piece, such as a table with its chairs.
      if (factorOf(drawing.width, width) < 3 && factorOf(drawing.height, height) < 3) return []
      return [
        {
          level: 'warning',
          where: elevationFile(photograph),
          message: `is ${drawing.width} x ${drawing.height}, but products.json says ${width} x ${height}: expected both in mm`,
        },
      ]
    })
    const missing = needed
      .filter((name) => !drawn.includes(name))
      .map((name): ContentProblem => ({
        level: 'error',
        where: elevationFile(name),
        message: `the file is missing; npm run elevation -- ${name} makes one, or take "elevation" out of its piece`,
      }))
    const unused = drawn
      .filter((name) => !needed.includes(name))
      .map((name): ContentProblem => ({
        level: 'warning',
        where: elevationFile(name),
        message: `is not used: products.json has no piece "${name}" with an "elevation"`,
      }))
    const tooFew: ContentProblem = {
      level: 'warning',
      where: contentPathForMessages('products.json'),
      message: `only ${needed.length} with an "elevation": the comparison of sizes appears with ${minComparedPieces} or more`,
    }
    return [
      ...missing,
      ...unused,
      ...faulty.flat(),
      ...wrongUnits,
      ...(needed.length > 0 && needed.length < minComparedPieces ? [tooFew] : []),
    ]
  } catch (error) {
    return [
      {
        level: 'error',
        where: contentPathForMessages('elevations'),
        message: error instanceof Error ? error.message : String(error),
      },
    ]
  }
}

/** How many times the larger number is the smaller one. */
const factorOf = (one: number, other: number) => Math.max(one / other, other / one)

/** Finds what would break the SVG that contains all drawings: styles, classes, entities, and an incomplete SVG. */
async function findDrawingFault(name: string): Promise<ContentProblem[]> {
  const createError = (message: string): ContentProblem[] => [
    { level: 'error', where: elevationFile(name), message },
  ]
  const svg = await readFile(join(contentFolder, 'elevations', `${name}.svg`))
  if (/<style|<!ENTITY|\sclass=/.test(svg.toString()))
    return createError(
      'has styles, classes or entities, which would change the other drawings, expected: an SVG exported with presentation attributes',
    )
  return sharp(svg)
    .metadata()
    .then(
      () => [],
      (error: unknown) => createError(`is no complete SVG (${String(error)})`),
    )
}
