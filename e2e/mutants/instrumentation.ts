import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { Plugin } from 'vite'

/** The folders of src whose code runs in browsers. */
export const browserFolders = 'src/!(content|metadata|styles)'
/** The code that runs in browsers. Files with unit tests are left to Stryker's own runner (stryker.config.json). */
const instrumentedGlobs = ['src/{App,entry-client}.tsx', 'src/routes.ts', `${browserFolders}/*.{ts,tsx}`]

type Logger = ConstructorParameters<typeof Instrumenter>[0]
/** Logs nothing: each of its methods returns false. */
const logger = new Proxy({} as Logger, { get: () => () => false })

interface NodePath {
  node?: { type: string }
  parentPath?: NodePath | null
  toString: () => string
}

/** Ignores code whose mutants no visitor could notice. */
const ignorer = {
  shouldIgnore(path: NodePath) {
    const matchesNode = (type: string, code: RegExp) => path.node?.type === type && code.test(String(path))
    // The build removes this code because its condition is constant. A mutant in the condition would keep it.
    if (matchesNode('IfStatement', /^if \(import\.meta\.env\.DEV\)/)) return 'in development only'
    if (matchesNode('ArrayExpression', /^\[\]$/) && /^use(Layout)?Effect\(/.test(String(path.parentPath)))
      return 'an effect with other constant dependencies runs once, too'
    if (matchesNode('OptionalMemberExpression', /^\w+\.current\?\.(\w+|\[\w+\])$/))
      return 'React sets a ref before effects and events, which TypeScript cannot know'
    if (matchesNode('NewExpression', /^new Error\(/)) return 'only developers read the text of an error'
    return undefined
  },
}

/** Lets Stryker's switch activate several mutants at once. */
function allowSeveralMutants(code: string) {
  if (!code.includes('ns.activeMutant === id')) throw new Error("expected Stryker's switch in the code")
  return code.replaceAll('ns.activeMutant === id', 'ns.activeMutants?.includes(id)')
}

/** Returns the sources, copies (`files`) with each mutant behind a switch, and all mutants in file order. */
export async function instrumentSources() {
  const fileNames = globSync(instrumentedGlobs)
    .filter((name) => !name.includes('.test.') && !existsSync(name.replace('.ts', '.test.ts')))
    .toSorted()
  const sources = fileNames.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }))
  const options = { plugins: null, excludedMutations: [], ignorers: [ignorer] }
  const { files, mutants } = await new Instrumenter(logger).instrument(sources, options)
  return {
    sources,
    files: new Map(files.map(({ name, content }) => [name, allowSeveralMutants(content)])),
    mutants,
  }
}

/** Vite plugin that puts all mutants into the browser's code. The pages are prerendered without mutants. */
export function mutantsPlugin(): Plugin {
  let instrumentedFiles: Map<string, string> | undefined
  return {
    name: 'mutants',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    async load(id) {
      instrumentedFiles ??= (await instrumentSources()).files
      return instrumentedFiles.get(relative(process.cwd(), id))
    },
  }
}
