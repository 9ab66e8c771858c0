// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specification } from './specification.ts'

/** Lines of content/specified.json need no test here: check/specified.test.ts compares them with the content. */
const fixed = Object.keys(JSON.parse(readFileSync('content/specified.json', 'utf8')) as object)
const suites = globSync('e2e/**/{*.spec,forms}.ts').map((file) => readFileSync(file, 'utf8'))

// The test run reports skipped and failed tests; tsc reports unknown lines.
test.each(Object.keys(specification))('a test says that it proves the line %s', (line) => {
  expect(fixed.includes(line) || suites.some((suite) => suite.includes(`'${line}'`))).toBe(true)
})
