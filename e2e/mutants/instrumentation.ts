import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { Plugin } from 'vite'

/** The code that runs in browsers. Stryker's own runner mutates what unit tests cover: stryker.config.json. */
const mutated = [
  'src/app.tsx',
  'src/routes.tsx',
  'src/{boot,components,layout,pages}/*.{ts,tsx}',
  'src/lib/use*.{ts,tsx}',
]

const silent = () => undefined
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/** Code that the build drops, which it can only while the condition stays a constant. */
const developmentOnly = {
  shouldIgnore: (path: { node?: { type: string } }) =>
    path.node?.type === 'IfStatement' && String(path).startsWith('if (import.meta.env.DEV)')
      ? 'in development only'
      : undefined,
}

/** All mutants, numbered in file order, and the source of each file with its mutants behind a switch. */
export async function instrument() {
  const names = globSync(mutated)
    .filter((name) => !name.includes('.test.'))
    .toSorted()
  const sources = names.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }))
  const options = { plugins: null, excludedMutations: [], ignorers: [developmentOnly] }
  const { files, mutants } = await new Instrumenter(logger).instrument(sources, options)
  return { sources, files: new Map(files.map(({ name, content }) => [name, content])), mutants }
}

/** Vite plugin that puts all mutants into the browser's code; pages are prerendered without them. */
export function mutants(): Plugin {
  let files: Map<string, string> | undefined
  return {
    name: 'mutants',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      files ??= (await instrument()).files
      return files.get(relative(process.cwd(), id))
    },
  }
}
