// npm run mutants [-- WORD ...]: applies each mutant (or those whose file, test or text holds a WORD) to a copy of the project,
// builds it and runs the test named for it, which must fail. Exits 1 if one survives.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { allMutants, mutated, type Mutant } from './mutants.ts'

const project = resolve(import.meta.dirname, '../..')
const left = ['.git', '.nginx', 'dist', 'node_modules', 'reports', 'screens', 'docs']
/** ms for one build or one test; what takes longer hangs. */
const patience = 180_000

/** A copy of the project that shares its modules, and the port of its server. */
interface Copy {
  folder: string
  port: number
}

const words = process.argv.slice(2)
const mutants = (await allMutants()).filter(({ suite, test, edit }) => {
  const text = [suite.replace(/\.(spec|test)\.tsx?$/, '.mutants.ts'), test, ...edit].join(' ')
  return words.length === 0 || words.some((word) => text.includes(word))
})
const root = mkdtempSync(join(tmpdir(), 'mutants-'))
process.on('exit', () => rmSync(root, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const workers = Number(process.env.E2E_WORKERS ?? 2)
const copies = Array.from({ length: workers }, (_, index): Copy => {
  const folder = join(root, String(index))
  cpSync(project, folder, { recursive: true, filter: (path) => !left.includes(relative(project, path)) })
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  return { folder, port: Number(process.env.E2E_PORT ?? 8200) + index }
})

const said: string[] = []
const waiting = [...mutants]
await Promise.all(
  copies.map(async (copy) => {
    // A test that fails by itself kills nothing: each passes on the unmutated copy first.
    const sound = new Map<string, boolean>()
    if (!(await build(copy))) throw new Error('the unmutated project does not build; run: npm run build')
    cpSync(join(copy.folder, 'dist'), join(copy.folder, 'sound'), {
      recursive: true,
      preserveTimestamps: true,
    })
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const { suite, test } = mutant
      const name = `${suite} › ${test}`
      if (!sound.has(suite)) {
        const tests = mutants.filter((other) => other.suite === suite).map(({ test }) => test)
        sound.set(suite, (await outcome(copy, suite, tests, 'sound')) === 'passed')
      }
      const passes = sound.get(suite) || (await outcome(copy, suite, [test], 'sound')) === 'passed'
      const result = passes ? await judge(copy, mutant) : 'the test does not pass by itself'
      if (result !== 'failed') said.push(`${result}: ${name}\n    ${mutant.edit.slice(0, 3).join(' | ')}`)
      console.log(`${mutants.length - waiting.length}/${mutants.length} ${result}: ${name}`)
    }
  }),
)
console.log(`mutants: ${mutants.length - said.length} of ${mutants.length} killed`)
if (said.length > 0) console.error(said.join('\n'))
process.exit(said.length === 0 && mutants.length > 0 ? 0 : 1)

/** Applies the mutant to the copy, runs its test and takes it back. */
async function judge(copy: Copy, mutant: Mutant): Promise<string> {
  const [file] = mutant.edit
  const target = join(copy.folder, file)
  const text = mutated(mutant.edit)
  try {
    writeFileSync(target, text)
    const built = !/^(nginx\.conf|e2e\/)/.test(file) && mutant.suite.endsWith('.spec.ts')
    if (built && !(await build(copy))) return 'does not build'
    return await outcome(copy, mutant.suite, [mutant.test], built ? 'dist' : 'sound')
  } finally {
    cpSync(join(project, file), target)
  }
}

async function build(copy: Copy): Promise<boolean> {
  return (await run(copy, ['vite/bin/vite.js', 'build', '--logLevel', 'error'])).ok
}

/** What becomes of the suite's tests of these titles with that build of the copy. */
async function outcome(copy: Copy, suite: string, tests: string[], dist: string): Promise<string> {
  const unit = !suite.endsWith('.spec.ts')
  const titles = tests.map((test) => test.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  // Playwright writes tags behind each title of the path.
  const title = unit ? `(${titles.join('|')})$` : `(${titles.join('|').replaceAll(' ', '( @\\S+)* ')})( @|$)`
  const { ok, output } = await run(
    copy,
    unit
      ? ['vitest/vitest.mjs', 'run', '--reporter=dot', suite, '-t', title]
      : ['@playwright/test/cli.js', 'test', '-c', 'e2e', suite, '-g', title, '-x', '--workers=1'].concat([
          '--retries=0', // a test that noticed has noticed; a second run is for a trace, which nobody reads here
          '--reporter=dot',
          '--trace=off',
        ]),
    { DIST: join(copy.folder, dist), E2E_PORT: String(copy.port) },
  )
  if (ok) return unit && !/\d passed/.test(output) ? 'no such test' : 'passed'
  return /\b[1-9]\d* failed\b/.test(output) ? 'failed' : `does not run: ${output.slice(-200)}`
}

/** Runs a script of a module in a copy. */
function run({ folder }: Copy, [script = '', ...args]: string[], env: Record<string, string> = {}) {
  return new Promise<{ ok: boolean; output: string }>((done) => {
    const options = { cwd: folder, timeout: patience, maxBuffer: 1e8 }
    const own = { ...process.env, CI: '', FORCE_COLOR: '0', SOURCE_DATE_EPOCH: '1700000000', ...env }
    execFile(
      process.execPath,
      [join('node_modules', script), ...args],
      { ...options, env: own },
      (error, stdout, stderr) => {
        done({ ok: error === null, output: stripVTControlCharacters(stdout + stderr) }) // vitest's is coloured all the same
      },
    )
  })
}
