import { describe, expect, test } from 'vitest'
import { mistakesIn } from './mistakes.ts'
import { findSuites } from './suites.ts'

describe('the mutants', () => {
  test('fit the files as they are', async () => {
    const suites = await findSuites()
    expect(mistakesIn(suites.flatMap(({ mutants, equivalents }) => [...mutants, ...equivalents]))).toEqual([])
  })

  test('may not hold a name twice', () => {
    const edit = { name: 'no tests', file: 'e2e/mutants/mistakes.ts', find: 'readonly Edit[]', replace: '' }
    expect(mistakesIn([edit, edit])).toEqual(['"no tests" is there twice'])
  })

  test('may not look for what is gone or stands in several places', () => {
    const file = 'e2e/mutants/mistakes.ts'
    const gone = { name: 'gone', file, find: 'no such text', replace: '' }
    const several = {
      name: 'several',
      file,
      find: 'readonly Edit[]',
      replace: '',
      and: { find: 'import ', replace: '' },
    }
    expect(mistakesIn([gone, several])).toEqual([
      `"gone": its text is 0 times in ${file}, expected once: no such text`,
      expect.stringMatching(/^"several": its text is [2-9] times in .*, expected once: import $/),
    ])
  })
})
