import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** In this file (from the project's root) this text, which stands there once, becomes that; so may a second one. */
export type Edit = readonly [file: string, find: string, replace: string, and?: string, becomes?: string]

/** The ways to break a promise, by the test of the suite beside it that must notice: its title or the end of it. */
export type Mutants = Readonly<Record<string, readonly Edit[]>>

export interface Mutant {
  /** The suite, from the project's root. */
  suite: string
  test: string
  edit: Edit
}

const project = resolve(import.meta.dirname, '../..')

/** All mutants: `carousel.mutants.ts` breaks what `carousel.spec.ts` promises. */
export async function allMutants(): Promise<Mutant[]> {
  const files = globSync('{e2e,src,build}/**/*.mutants.ts', { cwd: project }).toSorted()
  const lists = files.map(async (file) => {
    const suite = ['.spec.ts', '.test.ts', '.test.tsx']
      .map((end) => file.replace('.mutants.ts', end))
      .find((name) => existsSync(resolve(project, name)))
    if (!suite) throw new Error(`${file}: no tests beside it`)
    const address = pathToFileURL(resolve(project, file)).href
    const { mutants } = (await import(/* @vite-ignore */ address)) as { mutants: Mutants }
    return Object.entries(mutants).flatMap(([test, edits]) => edits.map((edit) => ({ suite, test, edit })))
  })
  return (await Promise.all(lists)).flat()
}

/** The file with the edit in it; throws where a text is not there exactly once. */
export function mutated([file, ...texts]: Edit, root = project): string {
  const [find, replace, and, becomes] = texts
  return [
    [find, replace],
    [and, becomes],
  ].reduce(
    (text, [from, to]) => {
      if (from === undefined || to === undefined) return text
      const times = text.split(from).length - 1
      if (times !== 1) throw new Error(`${file} holds ${times} times, expected once: ${from}`)
      return text.replace(from, () => to)
    },
    readFileSync(resolve(root, file), 'utf8'),
  )
}
