import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { listDrawnNames, readElevations } from '../owner/elevations.ts'
import { formatContentPath, elevationsFolder } from '../owner/folders.ts'
import { listContentFiles } from '../owner/listContentFiles.ts'
import { createError, createWarning, type ContentProblem } from '../owner/contentProblem.ts'
import { minComparedPieces } from '../src/content/schemas/pageSchemas.ts'
import type { Piece } from '../src/content/schemas/contentSchemas.ts'

const formatElevationPath = (name: string) => formatContentPath('elevations', `${name}.svg`)

/** Problems of content/elevations: missing, unused and faulty drawings, and drawings in another unit than mm. */
export async function findElevationProblems(pieces: readonly Piece[]): Promise<ContentProblem[]> {
  try {
    const elevations = readElevations(pieces)
    const drawnNames = listDrawnNames()
    const piecesWithElevation = pieces.filter(({ elevation }) => elevation)
    const neededNames = piecesWithElevation.map(({ photograph }) => photograph)
    const usedNames = drawnNames.filter((name) => neededNames.includes(name))
    const drawingProblems = await Promise.all(usedNames.map(findDrawingProblems))
    const wrongUnitProblems = piecesWithElevation.flatMap(({ photograph, dimensions }) => {
      const drawing = elevations[photograph]
      if (!drawing || !dimensions) return []
      const { width, height } = dimensions
      // A drawing in points instead of mm is 2.8 times too large. Less is allowed, because a drawing may show a set,
      // such as a table with chairs.
      if (
        divideLargerBySmaller(drawing.width, width) < 2.5 &&
        divideLargerBySmaller(drawing.height, height) < 2.5
      )
        return []
      return createWarning(
        formatElevationPath(photograph),
        `is ${drawing.width} x ${drawing.height}, but products.json says ${width} x ${height}: expected both in mm`,
      )
    })
    const fileNames = listContentFiles(elevationsFolder)
    const neededFileNames = neededNames.map((name) => `${name}.svg`.toLowerCase())
    const missingProblems = neededNames
      .filter((name) => !drawnNames.includes(name))
      .map((name) => {
        const similarName = fileNames.find((file) => file.toLowerCase() === `${name}.svg`.toLowerCase())
        return createError(
          formatElevationPath(name),
          similarName
            ? `the file is called ${similarName}; rename it to ${name}.svg`
            : `the file is missing; npm run elevation -- ${name} makes one, or take "elevation" out of its piece`,
        )
      })
    const unusedProblems = fileNames
      .filter((file) => !neededFileNames.includes(file.toLowerCase()))
      .map((file) =>
        createWarning(
          formatContentPath('elevations', file),
          file.endsWith('.svg')
            ? `is not used: products.json has no piece "${parse(file).name}" with an "elevation"`
            : 'is not used, expected: an SVG',
        ),
      )
    const tooFewProblem = createWarning(
      formatContentPath('products.json'),
      `only ${neededNames.length} with an "elevation": the comparison of sizes appears with ${minComparedPieces} or more`,
    )
    return [
      ...missingProblems,
      ...unusedProblems,
      ...drawingProblems.flat(),
      ...wrongUnitProblems,
      ...(neededNames.length > 0 && neededNames.length < minComparedPieces ? [tooFewProblem] : []),
    ]
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [createError(formatContentPath('elevations'), message)]
  }
}

/** The larger number divided by the smaller one. */
const divideLargerBySmaller = (one: number, other: number) => Math.max(one / other, other / one)

/**
 * Finds what would break the SVG that contains all drawings, or get lost in it: styles, classes, pictures, entities,
 * references, and an incomplete SVG.
 */
async function findDrawingProblems(name: string): Promise<ContentProblem[]> {
  const where = formatElevationPath(name)
  const svg = await readFile(join(elevationsFolder, `${name}.svg`))
  const [rootTag = ''] = /<svg[^>]*>/.exec(svg.toString()) ?? []
  if (
    /<style|<!ENTITY|<image|<foreignObject|\s(?:class|style)=|url\(|href=.#/.test(svg.toString()) ||
    /\stransform=/.test(rootTag)
  )
    return [
      createError(
        where,
        'has styles, classes, pictures, entities or references, which would get lost or change other drawings, expected: an SVG exported with presentation attributes',
      ),
    ]
  return sharp(svg)
    .metadata()
    .then(
      () => [],
      (error: unknown) => [createError(where, `is no complete SVG (${String(error)})`)],
    )
}
