// npm run elevation -- NAME: draws the silhouette of a piece into content/elevations/NAME.svg, from its
// photograph on white and its dimensions in products.json.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { analyzePhotograph } from '../../build/analyzePhotograph.ts'
import { elevationsFolder, photographsFolder } from '../../owner/folders.ts'
import { drawElevation } from '../drawElevation.ts'
import { readContent } from '../../owner/readContent.ts'
import { readOrExit } from '../readOrExit.ts'

function exitWithError(message: string): never {
  console.error(`elevation: ${message}`)
  process.exit(1)
}

const [name = ''] = process.argv.slice(2)
const { pieces } = readOrExit(readContent).content.products
const piece = pieces.find(({ photograph }) => photograph === name)
if (!piece)
  exitWithError(
    `"${name}" is no piece of products.json, expected one of ${pieces.map((each) => each.photograph).join(', ')}`,
  )
if (!piece.dimensions)
  exitWithError(`"${name}" has no dimensions in products.json, expected width and height in mm`)
const photographFile = join(photographsFolder, `${name}.jpg`)
if (!existsSync(photographFile)) exitWithError(`${photographFile} is missing`)
const svgFile = join(elevationsFolder, `${name}.svg`)
if (existsSync(svgFile))
  exitWithError(`${svgFile} exists; delete it first if the photograph shall replace it`)
const { isCutOut } = await analyzePhotograph(photographsFolder, name, undefined)
if (!isCutOut)
  exitWithError(
    `${photographFile} shows no piece on plain white, expected: white on all four sides of the piece`,
  )

const svg = await drawElevation(photographFile, piece.dimensions.width, piece.dimensions.height).catch(
  (error: unknown) =>
    exitWithError(
      `${photographFile} ${error instanceof Error ? error.message : String(error)}, expected a piece on plain white`,
    ),
)
await mkdir(elevationsFolder, { recursive: true })
await writeFile(svgFile, svg)
console.log(`${svgFile} is drawn. Give the piece an "elevation" in products.json: its short name there.`)
