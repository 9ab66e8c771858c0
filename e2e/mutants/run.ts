// npm run mutants [WORD ...]: applies each mutant (or those whose file or name holds a WORD) to a copy of the project, builds
// it and runs the test named for it. Writes the kill matrix to reports/mutants.md; exits 1 unless each is killed by that test.
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { mistakesIn } from './mistakes.ts'
import type { Mutant } from './mutant.ts'
import { findSuites } from './suites.ts'

const project = resolve(import.meta.dirname, '../..')
const workers = 2
/** The copies' servers: this port and the next. */
const firstPort = Number(process.env.E2E_PORT ?? 8200)
/** ms for one build or one test; what takes longer hangs. */
const patience = 180_000
/** What a build of a copy leaves out: what takes long, is in no mutant's way and would not be looked at. */
const shortcuts: Record<string, [text: string, instead: string][]> = {
  'build/finish.ts': [
    ['[constants.BROTLI_PARAM_QUALITY]: 11', '[constants.BROTLI_PARAM_QUALITY]: 1'],
    ['{ level: 9 }', '{ level: 1 }'],
  ],
  'build/prerender.ts': [
    ["        await socialImages(join(client, 'social'), { pages, photos, site })\n", ''],
  ],
}
const left = new Set(['.git', '.nginx', 'dist', 'node_modules', 'reports', 'screens'])
const parts = ' › '

type Outcome =
  | 'killed'
  | 'survived'
  | 'no such test'
  | 'more than one such test'
  | 'fails unmutated'
  | 'does not build'
  | 'does not run'

/** A mutant and the file of its test. */
type Chosen = Mutant & { tests: string }

/** What became of one test. */
interface Result {
  project: string
  /** From the project's root. */
  file: string
  /** Titles of its describes and its own. */
  path: string
  passed: boolean
  /** It passed, but not at once. */
  flaky?: boolean
  /** What it said when it failed, in a line. */
  said: string
}

/** A copy of the project that shares its modules. */
interface Copy {
  folder: string
  port: number
}

const words = process.argv.slice(2)
const suites = await findSuites()
const equivalents = suites.flatMap((suite) => suite.equivalents)
const chosen = suites.flatMap(({ file, tests, mutants }) =>
  mutants
    .filter(({ name }) => words.length === 0 || words.some((word) => `${file} ${name}`.includes(word)))
    .map((mutant): Chosen => ({ ...mutant, tests })),
)
const mistakes = mistakesIn(suites.flatMap(({ mutants, equivalents }) => [...mutants, ...equivalents]))
if (chosen.length === 0) mistakes.push(`no file and no name holds "${words.join('" or "')}"`)
if (mistakes.length > 0) {
  for (const mistake of mistakes) console.error(`mutants: ${mistake}`)
  process.exit(1)
}

const begun = Date.now()
const root = join(tmpdir(), `mutants-${process.pid}`)
/** The unmutated build, for mutants that are not in what is built. */
const sound = join(root, 'sound')
process.on('exit', () => rmSync(root, { recursive: true, force: true }))
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.error(`mutants: stopped by ${signal}`)
    for (const child of running) child.kill('SIGINT') // Playwright then stops its server, too
    process.exit(1)
  })

const copies = Array.from({ length: workers }, (_, index) => copyProject(index))
const [first] = copies
if (!first || !(await build(first))) {
  console.error('mutants: the unmutated project does not build; run: npm run build')
  process.exit(1)
}
cpSync(join(first.folder, 'dist'), sound, { recursive: true, preserveTimestamps: true })
for (const copy of copies) hasten(copy)

// A test that fails by itself kills nothing: each must pass on the unmutated copy first.
const before = await runUnmutated(first)
console.log(`mutants: ${before.length} tests run unmutated in ${minutes()}`)
for (const { path, said } of before.filter(({ flaky }) => flaky))
  console.log(`    flaky: ${path}\n    ${said}`)
const rows: { mutant: Chosen; outcome: Outcome; said: string; seconds: number }[] = []
const waiting = [...chosen]
await Promise.all(
  copies.map(async (copy) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const start = Date.now()
      const { outcome, said } = await judge(copy, mutant)
      rows.push({ mutant, outcome, said, seconds: (Date.now() - start) / 1000 })
      console.log(`${rows.length}/${chosen.length} ${outcome}: ${mutant.name}`)
      if (outcome !== 'killed')
        console.log(`    named for it: ${mutant.tests} › ${mutant.killedBy}${said && `\n    ${said}`}`)
      writeTable()
    }
  }),
)
const killed = rows.filter(({ outcome }) => outcome === 'killed').length
console.log(`mutants: ${killed} of ${rows.length} killed in ${minutes()}; the table is in reports/mutants.md`)
process.exit(killed === rows.length ? 0 : 1)

function copyProject(index: number): Copy {
  const folder = join(root, String(index))
  cpSync(project, folder, { recursive: true, filter: (path) => !left.has(relative(project, path)) })
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  return { folder, port: firstPort + index }
}

/** Makes the builds of a copy faster, see `shortcuts`. */
function hasten({ folder }: Copy) {
  for (const [name, changes] of Object.entries(shortcuts)) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      changes.reduce((changed, [from, to]) => changed.replace(from, to), text),
    )
  }
}

/** Runs a script of a module in a copy; resolves with its output, after `limit` ms with what there is. */
function run(copy: Copy, args: string[], env: Record<string, string> = {}, limit = patience) {
  return new Promise<{ code: number | null; output: string }>((done) => {
    const [script = '', ...rest] = args
    const child = spawn(process.execPath, [join('node_modules', script), ...rest], {
      cwd: copy.folder,
      env: { ...process.env, CI: '', FORCE_COLOR: '0', SOURCE_DATE_EPOCH: '1700000000', ...env },
      timeout: limit,
    })
    running.add(child)
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('close', (code) => {
      running.delete(child)
      done({ code, output })
    })
  })
}

async function build(copy: Copy): Promise<boolean> {
  return (await run(copy, ['vite/bin/vite.js', 'build', '--logLevel', 'error'])).code === 0
}

/** Runs every test that is named for a mutant, on the unmutated copy. */
async function runUnmutated(copy: Copy): Promise<Result[]> {
  const inBrowsers = chosen.filter(({ tests }) => tests.endsWith('.spec.ts'))
  const units = chosen.filter(({ tests, types }) => !tests.endsWith('.spec.ts') && !types)
  const titles = [...new Set(inBrowsers.map(({ killedBy }) => killedBy))]
  return [
    ...(inBrowsers.length > 0
      ? await runPlaywright(
          copy,
          sound,
          [
            ...new Set(inBrowsers.map(({ tests }) => escaped(join(copy.folder, tests)))),
            `--grep=${titles.map(pattern).join('|')}`,
            `--workers=${workers}`,
            '--retries=1', // on a busy machine; who needs it is told
          ],
          titles.length * patience,
        )
      : []),
    ...(units.length > 0 ? await runVitest(copy, [...new Set(units.map(({ tests }) => tests))]) : []),
  ]
}

/** Applies the mutant to a copy, judges it and takes it back. */
async function judge(copy: Copy, mutant: Chosen): Promise<{ outcome: Outcome; said: string }> {
  const { tests, killedBy, types } = mutant
  const inSuite = before.filter(({ file }) => file === tests)
  const exactly = inSuite.filter(({ path }) => path === killedBy)
  const [known, another] =
    exactly.length > 0 ? exactly : inSuite.filter(({ path }) => path.endsWith(`${parts}${killedBy}`))
  if (another) return { outcome: 'more than one such test', said: `${another.project}: ${another.path}` }
  if (!known && !types) return { outcome: 'no such test', said: '' }
  if (known && !known.passed) return { outcome: 'fails unmutated', said: known.said }

  const file = join(copy.folder, mutant.file)
  const original = readFileSync(file, 'utf8')
  const mutated = [mutant, ...(mutant.and ? [mutant.and] : [])].reduce(
    (text, { find, replace }) => text.replace(find, () => replace),
    original,
  )
  writeFileSync(file, mutated)
  try {
    if (!known) return await judgeTypes(copy, killedBy)
    const { project } = known
    const inBuild = project !== 'unit' && mutant.file !== 'nginx.conf' && !mutant.file.startsWith('e2e/')
    if (inBuild && !(await build(copy))) return { outcome: 'does not build', said: '' }
    const results =
      project === 'unit'
        ? await runVitest(copy, [
            known.file,
            '-t',
            `^${known.path.split(parts).map(escaped).join('( | > )')}$`,
          ])
        : await runPlaywright(copy, inBuild ? join(copy.folder, 'dist') : sound, [
            escaped(join(copy.folder, known.file)),
            `--project=${project}`,
            `--grep=${pattern(known.path)}`,
            '--workers=1',
            '--retries=0',
          ])
    const result = results.find(({ path }) => path === known.path)
    if (!result) return { outcome: 'does not run', said: '' }
    return { outcome: result.passed ? 'survived' : 'killed', said: result.said }
  } finally {
    writeFileSync(file, original)
  }
}

/** What Playwright's --grep needs to find a test by its path; after each part its tags may follow. */
function pattern(path: string): string {
  return ` ${path.split(parts).map(escaped).join('( @\\S+)* ')}( @|$)`
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    tests: {
      projectName: string
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results: { error?: { message?: string } }[]
    }[]
  }[]
}

async function runPlaywright(copy: Copy, dist: string, args: string[], limit = patience): Promise<Result[]> {
  const report = join(copy.folder, 'report.json')
  rmSync(report, { force: true })
  await run(
    copy,
    ['@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=json', '--trace=off', ...args],
    { DIST: dist, E2E_PORT: String(copy.port), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limit,
  )
  if (!existsSync(report)) return []
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] }
  const resultsIn = (suite: Suite, path: string[]): Result[] => [
    ...(suite.suites ?? []).flatMap((inner) => resultsIn(inner, [...path, inner.title])),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ projectName, status, results }) => ({
          project: projectName,
          file: join('e2e', file),
          path: [...path, title].join(parts),
          passed: status === 'expected' || status === 'flaky',
          flaky: status === 'flaky',
          said: inLine(results.find(({ error }) => error)?.error?.message ?? ''),
        })),
    ),
  ]
  return suites.flatMap((file) => resultsIn(file, []))
}

async function runVitest(copy: Copy, args: string[]): Promise<Result[]> {
  const report = join(copy.folder, 'report.json')
  rmSync(report, { force: true })
  await run(copy, ['vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, ...args])
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: {
      name: string
      assertionResults: {
        ancestorTitles: string[]
        title: string
        status: string
        failureMessages: string[]
      }[]
    }[]
  }
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status, failureMessages }) => ({
        project: 'unit',
        file: relative(copy.folder, name),
        path: [...ancestorTitles, title].join(parts),
        passed: status === 'passed',
        said: inLine(failureMessages[0] ?? ''),
      })),
  )
}

/** tsc knows no tests: an error belongs to the one that begins above it. */
async function judgeTypes(copy: Copy, title: string): Promise<{ outcome: Outcome; said: string }> {
  const { output } = await run(copy, ['typescript/bin/tsc', '--pretty', 'false'])
  for (const [said, file = '', line] of output.matchAll(/^(\S+\.tsx?)\((\d+),\d+\): error .*$/gm)) {
    const above = readFileSync(join(copy.folder, file), 'utf8').split('\n').slice(0, Number(line))
    if (above.findLast((text) => text.startsWith("test('"))?.startsWith(`test('${title}'`))
      return { outcome: 'killed', said }
  }
  return { outcome: 'survived', said: '' }
}

/** The gist of a failure: its first line, what was expected and received, or how the two differ. */
function inLine(message: string): string {
  const [head = '', ...rest] = stripVTControlCharacters(message).split('\n')
  const gist = rest.filter((line) =>
    /^(Expected|Received)\b.*:|^[-+] (?! *[[\]{},]|Array|Object|Expected|Received)/.test(line),
  )
  return [head, ...gist.slice(0, 4).map((line) => line.replaceAll(/\s+/g, ' '))].join(' | ').slice(0, 240)
}

function minutes(): string {
  return `${((Date.now() - begun) / 60_000).toFixed(1)} min`
}

function writeTable() {
  const order = (row: (typeof rows)[number]) => chosen.indexOf(row.mutant)
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
  const killed = rows.filter(({ outcome }) => outcome === 'killed').length
  mkdirSync(join(project, 'reports'), { recursive: true })
  writeFileSync(
    join(project, 'reports/mutants.md'),
    [
      `# Mutants: ${killed} of ${chosen.length} killed, each by the test named for it, in ${minutes()}`,
      '',
      '| mutant | file | test | outcome | what it said | s |',
      '|---|---|---|---|---|--:|',
      ...rows
        .toSorted((a, b) => order(a) - order(b))
        .map(
          ({ mutant: { name, file, tests, killedBy }, outcome, said, seconds }) =>
            `| ${[cell(name), file, `${tests}: ${cell(killedBy)}`, outcome, cell(said), seconds.toFixed(0)].join(' | ')} |`,
        ),
      '',
      `Equivalent, so not run (${equivalents.length}):`,
      '',
      ...equivalents.map(({ name, file, reason }) => `- ${name} (${file}): ${reason}`),
      '',
    ].join('\n'),
  )
}
