import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Edit } from './mutant.ts'

const project = resolve(import.meta.dirname, '../..')

/** What is wrong with a list of edits: a name that is there twice, a text that is not exactly once in its file. */
export function mistakesIn(edits: readonly Edit[]): string[] {
  const names = edits.map(({ name }) => name)
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `"${name}" is there twice`),
    ...edits.flatMap(({ name, file, find, and }) =>
      [find, ...(and ? [and.find] : [])].flatMap((text) => {
        const times = readFileSync(resolve(project, file), 'utf8').split(text).length - 1
        return times === 1 ? [] : [`"${name}": its text is ${times} times in ${file}, expected once: ${text}`]
      }),
    ),
  ]
}
