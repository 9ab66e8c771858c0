import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSpecifiedValues } from '../check/specified.ts'
import { specification } from './specification.ts'

/** Lines that need no end-to-end test, since check/specified.test.ts compares the content with them. */
const linesWithSpecifiedTexts = Object.keys(readSpecifiedValues())
const suiteTexts = globSync('e2e/**/*.spec.ts').map((file) =>
  readFileSync(file, 'utf8').replaceAll(/\/\/.*/g, ''),
)

// Checks only that a spec file contains each line's ID. The end-to-end run shows whether the tests pass. tsc reports
// unknown IDs.
test.each(Object.keys(specification))(
  'the line %s is proved by a test, or its texts are in content/specified.json',
  (line) => {
    expect(
      linesWithSpecifiedTexts.includes(line) || suiteTexts.some((suite) => suite.includes(`'${line}'`)),
    ).toBe(true)
  },
)
