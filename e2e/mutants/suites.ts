import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Suite } from './mutant.ts'

const project = resolve(import.meta.dirname, '../..')

/** Every file of mutants, with the file of tests that it is named like. */
export async function findSuites(): Promise<Suite[]> {
  const files = globSync('{e2e,src,build,bench}/**/*.mutants.ts', { cwd: project }).toSorted()
  return Promise.all(files.map(read))
}

async function read(file: string): Promise<Suite> {
  const candidates = ['.spec.ts', '.test.ts', '.test.tsx'].map((end) => file.replace('.mutants.ts', end))
  const tests = candidates.find((name) => existsSync(resolve(project, name)))
  if (!tests) throw new Error(`${file}: no tests beside it, expected ${candidates.join(' or ')}`)
  const { mutants, equivalents = [] } = (await import(
    /* @vite-ignore */ pathToFileURL(resolve(project, file)).href
  )) as Pick<Suite, 'mutants'> & Partial<Suite>
  return { file, tests, mutants, equivalents }
}
