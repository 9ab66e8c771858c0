// @vitest-environment node
import { expect, test } from 'vitest'
import { allMutants, mutated } from './mutants.ts'

const mutants = await allMutants()

test.each(mutants)('$suite: the mutant of "$test" fits the file as it is', ({ edit }) => {
  expect(mutated(edit)).toBeTypeOf('string')
})

test('a text that is gone, or stands in several places, is no mutant', () => {
  expect(() => mutated(['e2e/mutants/mutants.ts', 'no such text', ''])).toThrow('holds 0 times')
  expect(() => mutated(['e2e/mutants/mutants.ts', 'import ', ''])).toThrow(/holds [2-9] times/)
})
