// npm run elevation -- NAME: draws the silhouette of a piece into content/elevations/NAME.svg, from its photograph on white
// and its dimensions in products.json.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from './folders.ts'
import { drawElevation } from './drawElevation.ts'
import { readContent } from './readContent.ts'

function fail(message: string): never {
  console.error(`elevation: ${message}`)
  process.exit(1)
}

const [name = ''] = process.argv.slice(2)
const { pieces } = readContent().content.products
const piece = pieces.find(({ photograph }) => photograph === name)
if (!piece)
  fail(
    `"${name}" is no piece of products.json, expected one of ${pieces.map((each) => each.photograph).join(', ')}`,
  )
if (!piece.dimensions) fail(`"${name}" has no dimensions in products.json, expected width and height in mm`)
const photograph = join(contentFolder, 'photographs', `${name}.jpg`)
if (!existsSync(photograph)) fail(`${photograph} is missing`)

const folder = join(contentFolder, 'elevations')
const svg = await drawElevation(photograph, piece.dimensions.width, piece.dimensions.height).catch(
  (error: unknown) =>
    fail(
      `${photograph} ${error instanceof Error ? error.message : String(error)}, expected a piece on plain white`,
    ),
)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, `${name}.svg`), svg)
console.log(
  `${join(folder, `${name}.svg`)} is drawn. Give the piece an "elevation" in products.json: its short name there.`,
)
