import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specification } from './specification.ts'

/** Lines that need no end-to-end test, since check/specified.test.ts compares the content with them. */
const specifiedLines = Object.keys(JSON.parse(readFileSync('content/specified.json', 'utf8')) as object)
const suiteTexts = globSync('e2e/**/*.spec.ts').map((file) =>
  readFileSync(file, 'utf8').replaceAll(/\/\/.*/g, ''),
)

// Each line must be named in a suite. The end-to-end run tells whether that test passes, and tsc reports unknown lines.
test.each(Object.keys(specification))(
  'the line %s is proved by a test, or its texts are in content/specified.json',
  (line) => {
    expect(specifiedLines.includes(line) || suiteTexts.some((suite) => suite.includes(`'${line}'`))).toBe(
      true,
    )
  },
)
