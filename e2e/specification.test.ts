// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specification } from './specification.ts'

const suites = globSync('e2e/**/{*.spec,forms}.ts').map((file) => readFileSync(file, 'utf8'))

// A test that is skipped or fails is told by the run itself; a line that there is not, by tsc.
test.each(Object.keys(specification))('a test says that it proves the line %s', (line) => {
  expect(suites.some((suite) => suite.includes(`'${line}'`))).toBe(true)
})
