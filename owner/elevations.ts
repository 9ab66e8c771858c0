import { readFileSync } from 'node:fs'
import { join, parse, relative } from 'node:path'
import { minComparedPieces } from '../src/content/schemas/pageSchemas.ts'
import type { Piece } from '../src/content/schemas/contentSchemas.ts'
import { elevationsFolder } from './folders.ts'
import { listContentFiles } from './listContentFiles.ts'

interface Elevation {
  /** Width and height in mm. */
  width: number
  height: number
  viewBox: string
  /**
   * The attributes of the `svg` element that its content needs: namespaces such as xmlns:inkscape, `fill`,
   * `stroke`.
   */
  attributes: string
  /** Content of the file's `svg` element. */
  drawing: string
}

/** The names of the drawings in content/elevations, without extension. */
export const listDrawnNames = () =>
  listContentFiles(elevationsFolder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => parse(file).name)

/**
 * Reads the front views of the pieces that have a label for one (`elevation`), by the names of the pieces' photographs.
 * Throws if a file is not an SVG with a viewBox, which must be in mm.
 */
export function readElevations(pieces: readonly Piece[]): Record<string, Elevation> {
  const neededNames = new Set(pieces.flatMap(({ photograph, elevation }) => (elevation ? photograph : [])))
  return Object.fromEntries(
    listDrawnNames()
      .filter((name) => neededNames.has(name))
      .map((name) => [name, readElevation(join(elevationsFolder, `${name}.svg`))]),
  )
}

function readElevation(file: string): Elevation {
  const [, allAttributes = '', drawing] = /<svg([^>]*)>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? []
  const [, viewBox] = /\sviewBox="([^"]+)"/.exec(allAttributes) ?? []
  const [, , width = NaN, height = NaN] = viewBox?.split(/[\s,]+/).map(Number) ?? []
  if (!viewBox || !drawing || !(width > 0) || !(height > 0))
    throw new Error(
      `${relative(process.cwd(), file)}: expected an SVG with a viewBox "0 0 WIDTH HEIGHT" in millimetres`,
    )
  const attributes = allAttributes.match(/\s(?:xmlns:|fill|stroke|opacity)[\w-]*="[^"]*"/g)?.join('') ?? ''
  return { width, height, viewBox, attributes, drawing: drawing.trim() }
}

/**
 * The pieces that have a drawing and a label for it, with the drawing's size in mm. Empty if there are fewer
 * such pieces than `minComparedPieces`.
 */
export function listComparedPieces(pieces: readonly Piece[]) {
  const elevations = readElevations(pieces)
  const comparedPieces = pieces.flatMap(({ photograph, elevation: label }) => {
    const size = elevations[photograph]
    return label && size ? [{ photograph, label, width: size.width, height: size.height }] : []
  })
  return comparedPieces.length < minComparedPieces ? [] : comparedPieces
}
