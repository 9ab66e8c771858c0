// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specification } from './specification.ts'

/** What content/specified.json fixes is compared with the content by build/specified.test.ts. */
const fixed = Object.keys(JSON.parse(readFileSync('content/specified.json', 'utf8')) as object)
const suites = globSync('e2e/**/{*.spec,forms}.ts').map((file) => readFileSync(file, 'utf8'))

// A test that is skipped or fails is told by the run itself; a line that there is not, by tsc.
test.each(Object.keys(specification))('a test says that it proves the line %s', (line) => {
  expect(fixed.includes(line) || suites.some((suite) => suite.includes(`'${line}'`))).toBe(true)
})
