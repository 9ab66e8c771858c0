import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editContentFile, testContentFolder, testProblems, useTestContent } from '../testbed/testContent.ts'
import { findProblemsInTestContent } from '../testbed/findProblemsInTestContent.ts'

useTestContent()

/** Writes a drawing of the piece "bank", which no content uses yet. */
function writeElevation(content: string, width = 9, height = 9) {
  mkdirSync(join(testContentFolder, 'elevations'))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`
  writeFileSync(join(testContentFolder, 'elevations/bank.svg'), svg)
}
/** Writes a drawing of the piece "bank", and adds the piece to the comparison of sizes. */
function writeUsedElevation(...args: Parameters<typeof writeElevation>) {
  editContentFile('products.json', /("photograph": "bank",)/, '$1 "elevation": "Bank",')
  writeElevation(...args)
}

testProblems('error', findProblemsInTestContent, [
  [
    'a drawing with styles, which would change the others',
    () => writeUsedElevation('<style>path { fill: red }</style><path d="M0 0"/>'),
    /elevations\/bank\.svg$/,
    /^has styles, classes, pictures, entities or references, .* expected: an SVG exported with presentation attributes$/,
  ],
  [
    'a drawing whose outermost element is transformed, which would get lost',
    () => {
      writeUsedElevation('<path d="M0 0"/>')
      editContentFile('elevations/bank.svg', '<svg', '<svg transform="scale(2)"')
    },
    /elevations\/bank\.svg$/,
    /get lost/,
  ],
  [
    'a drawing with a gradient',
    () => writeUsedElevation(`<path fill="url('#wood')" d="M0 0"/>`),
    /elevations\/bank\.svg$/,
    /references/,
  ],
  [
    'a drawing that is not complete',
    () => writeUsedElevation('<g><path d="M0 0"/>'),
    /elevations\/bank\.svg$/,
    /^is no complete SVG/,
  ],
  [
    'an elevation without its file',
    () => editContentFile('products.json', /"name": "[^"]*",/, '$& "elevation": "Bank",'),
    /elevations\/\w+\.svg$/,
    /^the file is missing; npm run elevation -- \w+ makes one/,
  ],
  [
    'a drawing with its ending in capitals',
    () => {
      writeUsedElevation('<path d="M0 0"/>')
      renameSync(
        join(testContentFolder, 'elevations/bank.svg'),
        join(testContentFolder, 'elevations/bank.SVG'),
      )
    },
    /elevations\/bank\.svg$/,
    /^the file is called bank\.SVG; rename it to bank\.svg$/,
  ],
])

testProblems('warning', findProblemsInTestContent, [
  [
    'a drawing of a piece that is not in the comparison',
    () => writeElevation('<path d="M0 0"/>'),
    /elevations\/bank\.svg$/,
    /^is not used: products\.json has no piece "bank" with an "elevation"$/,
  ],
  [
    'a drawing of another format',
    () => {
      mkdirSync(join(testContentFolder, 'elevations'))
      writeFileSync(join(testContentFolder, 'elevations/bank.ai'), '')
    },
    /elevations\/bank\.ai$/,
    /^is not used, expected: an SVG$/,
  ],
  [
    'a drawing in another unit than the dimensions of its piece',
    () => writeUsedElevation('<path d="M0 0"/>'),
    /elevations\/bank\.svg$/,
    /^is 9 x 9, but products\.json says 1800 x 450: expected both in mm$/,
  ],
  [
    'a drawing in points',
    () => writeUsedElevation('<path d="M0 0"/>', 5102, 1276),
    /elevations\/bank\.svg$/,
    /^is 5102 x 1276, but products\.json says 1800 x 450: expected both in mm$/,
  ],
])
