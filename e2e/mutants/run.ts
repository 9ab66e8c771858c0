// npm run mutants: for each mutant of the browser's code, runs tests that reach it until one fails. Tests of suites that focus
// on its file come first. Outcomes are kept on disk, so a stopped run continues.
//   -- --changed                    only lines that differ from main, or from the commit BASE
//   -- --sample 40 --seed 7         mutants drawn at random, the same ones for the same seed
//   -- --survivors                  those that survived the last run
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { coverageMode, createTestKey } from './activate.ts'
import { parseChangedLines } from './changedLines.ts'
import { formEndpointEnvironment } from '../formEndpointEnvironment.ts'
import { mutantsFolder } from './mutantsFolder.ts'
import { instrumentSources } from './instrumentation.ts'
import type { Lane } from './playwright.config.ts'
import type { Outcome, Test } from './mutantReporter.ts'
import { describeMutant, withoutEquivalents, writeReport, type Mutant, type MutantStatus } from './report.ts'

/** Score in percent below which the run fails. */
const minScore = 90
/** How many tests of one mutant may pass before it counts as survived. */
const maxTestsPerMutant = 60
/** How many tests one run of Playwright starts. Its own start takes some seconds. */
const testsPerRun = 800
/** How often one run of Playwright may start the same test, each time in a worker of its own. */
const maxLanes = 8

const { values } = parseArgs({
  options: {
    changed: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    survivors: { type: 'boolean' },
  },
})
const outcomesFile = join(mutantsFolder, 'outcomes.jsonl')
/** Not in the folder, which is emptied when code or tests change. */
const survivorsFile = `${mutantsFolder}-survivors.json`

/** Runs a command. If it fails, exits with its code, unless failures are expected (`canFail`). */
function runCommand(command: string, args: string[], env = {}, canFail = false) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (!canFail && status !== 0) process.exit(status ?? 1)
}

/** The two builds with mutants: the default site, and one whose forms send. For each, how to run its tests. */
const builds = {
  site: { env: { E2E_PORT: '8094' }, projects: ['chromium', 'mobile'], args: [] },
  endpoint: { env: formEndpointEnvironment, projects: ['chromium'], args: ['endpoint.spec', '--workers=1'] },
}
const isEndpointTest = (test: Test) => Number(buildOf(test) === 'endpoint')
const buildOf = ({ file }: Test) => (file === 'endpoint.spec.ts' ? 'endpoint' : 'site')

const environmentOf = (name: keyof typeof builds) => ({
  ...builds[name].env,
  DIST: join(mutantsFolder, name),
})

const readOutcomes = () =>
  existsSync(outcomesFile)
    ? readFileSync(outcomesFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Outcome)
    : []

/** Runs the lanes' tests on one of the builds. A test that fails kills its mutant. Throws if no test has run. */
function runTests(name: keyof typeof builds, lanes: Lane[]) {
  if (lanes.length === 0) return
  writeFileSync(join(mutantsFolder, 'lanes.json'), JSON.stringify(lanes))
  const env = { ...environmentOf(name), E2E_REPORTS: mutantsFolder, CI: '' }
  const countBefore = readOutcomes().length
  runCommand('npx', ['playwright', 'test', '-c', 'e2e/mutants', ...builds[name].args], env, true)
  if (readOutcomes().length === countBefore)
    throw new Error(`mutants: no test has run on port ${env.E2E_PORT}, expected it to be free`)
}

/** Makes both builds and records which test reaches which mutant. Does nothing if code, content and tests are unchanged. */
function buildAndRecordCoverage() {
  const files = globSync([
    '{src,build,content,e2e,check,owner}/**/*.{ts,tsx,css,json,jpg}',
    'nginx.conf',
    'package-lock.json',
  ])
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  const inputHash = hash.digest('hex')
  const stateFile = join(mutantsFolder, 'state')
  if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === inputHash) return
  rmSync(mutantsFolder, { recursive: true, force: true })
  mkdirSync(mutantsFolder, { recursive: true })
  for (const buildName of ['site', 'endpoint'] as const) {
    const buildCommand = ['vite', 'build', '-c', 'e2e/mutants/vite.config.ts', '--logLevel', 'error']
    runCommand('npx', buildCommand, environmentOf(buildName))
    runTests(
      buildName,
      builds[buildName].projects.map((project) => ({ project, mutants: coverageMode })),
    )
  }
  writeFileSync(stateFile, inputHash)
}

/** Returns a generator of pseudo-random numbers from 0 to 1 (mulberry32): the same ones for the same seed. */
function seededRandom(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

/** Draws mutants at random: the same ones for the same seed. */
function drawSample(mutants: Mutant[], count: number, seed: number) {
  const nextRandom = seededRandom(seed)
  return mutants
    .map((mutant) => ({ mutant, rank: nextRandom() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ mutant }) => mutant)
}

/** With --changed, the lines added or changed since main or since the commit BASE; else undefined. */
const changedLines = values.changed
  ? parseChangedLines(execFileSync('git', ['diff', '-U0', process.env.BASE ?? 'main'], { encoding: 'utf8' }))
  : undefined

function chooseMutants(mutants: Mutant[]): Mutant[] {
  if (values.survivors) {
    if (!existsSync(survivorsFile))
      throw new Error(`mutants: there is no ${survivorsFile}; expected a run before`)
    const survivors = new Set(JSON.parse(readFileSync(survivorsFile, 'utf8')) as string[])
    return mutants.filter((mutant) => survivors.has(describeMutant(mutant, sources)))
  }
  if (values.sample) return drawSample(mutants, Number(values.sample), Number(values.seed))
  if (!changedLines) return mutants
  return mutants.filter(({ fileName, location: { start, end } }) =>
    changedLines.get(fileName)?.some((line) => line > start.line && line <= end.line + 1),
  )
}

const isFullRun = !values.sample && !values.survivors && !changedLines
/** The files with unit tests, which Stryker's runner for Vitest mutates; with `--changed` only the changed ones. */
const unitTestedFiles = [
  ...globSync('src/lib/*.test.ts').map((file) => file.replace('.test', '')),
  ...globSync('src/metadata/*.ts').filter((file) => !file.includes('.test')),
  'bench/parts/findMissedLimits.ts',
  'build/buildTime.ts',
  'build/composeGallery.ts',
  'owner/readVariables.ts',
  'owner/settings.ts',
].filter((file) => isFullRun || changedLines?.has(file))

const fullKeyOf = ({ project, file, titles }: Test) => `${project} ${createTestKey(file, titles)}`

const { mutants, sources } = await instrumentSources()
const chosenMutants = chooseMutants(withoutEquivalents(mutants, sources).filter(({ status }) => !status))
if (chosenMutants.length === 0 && unitTestedFiles.length === 0) {
  console.log('mutants: none of those that were asked for is in the code')
  process.exit()
}
if (chosenMutants.length > 0) buildAndRecordCoverage()

type CoveringTest = Test & { duration: number; reachedInFile: Map<string, number> }
const fileOf = new Map(mutants.map(({ id, fileName }) => [id, fileName]))

/** Counts how many mutants of each file a test has reached. */
function countByFile(reached: string[]) {
  const counts = new Map<string, number>()
  for (const id of reached) {
    const file = fileOf.get(id) ?? ''
    counts.set(file, (counts.get(file) ?? 0) + 1)
  }
  return counts
}

/** The tests that reach each mutant: first those that reach most of its file, which they probably test, then the fastest. */
const coveredBy = new Map<string, CoveringTest[]>()
for (const { mutant, test, passed, duration, reached } of readOutcomes()) {
  // Skips failed tests, and tests that take more than half of the timeout: a mutant could make them time out by slowing them.
  if (mutant !== coverageMode || !passed || duration > 7_500) continue
  const coveringTest = { ...test, duration, reachedInFile: countByFile(reached) }
  for (const id of reached) coveredBy.set(id, [...(coveredBy.get(id) ?? []), coveringTest])
}
for (const [id, tests] of coveredBy) {
  const countIn = ({ reachedInFile }: CoveringTest) => reachedInFile.get(fileOf.get(id) ?? '') ?? 0
  tests.sort((one, other) => countIn(other) - countIn(one) || one.duration - other.duration)
}

/** Reads the status of each mutant from the outcomes so far. */
function readStatuses() {
  const statuses = new Map<string, MutantStatus>(
    chosenMutants.map(({ id }) => [id, { killedBy: null, passed: new Set() }]),
  )
  for (const { mutant, test, passed } of readOutcomes()) {
    const status = statuses.get(mutant)
    if (passed) status?.passed.add(fullKeyOf(test))
    else if (status) status.killedBy ??= test
  }
  return statuses
}

/** Names a suite or test together with the file of a mutant. */
const killKey = (suiteOrTest: string, mutant: string) => `${suiteOrTest} ${fileOf.get(mutant) ?? ''}`
const addToCount = (counts: Map<string, number>, key: string, by: number) =>
  counts.set(key, (counts.get(key) ?? 0) + by)

/** How much each suite focuses on each file: a mutant adds 1 if only this suite reaches it, 0.1 if ten suites do. */
const focusOfSuites = new Map<string, number>()
for (const [id, tests] of coveredBy) {
  const suites = new Set(tests.map(({ file }) => file))
  for (const suite of suites) addToCount(focusOfSuites, killKey(suite, id), 1 / suites.size)
}

/** Counts the killed mutants of each file: by suite, and by test. */
function countKills(statuses: Map<string, MutantStatus>) {
  const kills = new Map<string, number>()
  for (const [id, { killedBy }] of statuses)
    if (killedBy)
      for (const key of [killedBy.file, fullKeyOf(killedBy)]) addToCount(kills, killKey(key, id), 1)
  return kills
}

/**
 * The tests still to run for a mutant, in order. First: tests that have killed mutants of its file. Then: tests of suites that
 * focus on the file, or that have killed mutants of it.
 */
function findTestsLeft(id: string, { killedBy, passed }: MutantStatus, kills: ReturnType<typeof countKills>) {
  if (killedBy) return []
  // The exponent favours the few suites that focus on the file: most suites reach most of it.
  const weightOf = (suite: string) =>
    ((kills.get(killKey(suite, id)) ?? 0) + (focusOfSuites.get(killKey(suite, id)) ?? 0)) ** 4
  const suites = Object.values(Object.groupBy(coveredBy.get(id) ?? [], ({ file }) => file))
  return (
    suites
      .flatMap((suite = []) =>
        suite.map((test, rank) => ({
          test,
          kills: kills.get(killKey(fullKeyOf(test), id)) ?? 0,
          turn: (rank + 1) / weightOf(test.file),
        })),
      )
      // Tests of the build with endpoints come last, because they run serially.
      .toSorted(
        (one, other) =>
          other.kills - one.kills ||
          isEndpointTest(one.test) - isEndpointTest(other.test) ||
          one.turn - other.turn,
      )
      .map(({ test }) => test)
      .filter((test) => !passed.has(fullKeyOf(test)))
      .slice(0, Math.max(0, maxTestsPerMutant - passed.size))
  )
}

/**
 * Chooses the next tests for each undecided mutant, beginning with the mutants that survived the fewest tests. Each test goes
 * into the first lane without it, because a lane runs a test with one mutant only.
 */
function fillLanes(statuses: Map<string, MutantStatus>): Record<keyof typeof builds, Lane[]> {
  const lanes: Record<keyof typeof builds, { project: string; mutants: Record<string, string> }[]> = {
    site: [],
    endpoint: [],
  }
  let testCount = 0
  const kills = countKills(statuses)
  const fewestFirst = [...statuses].toSorted(([, one], [, other]) => one.passed.size - other.passed.size)
  for (const [id, status] of fewestFirst) {
    let wanted = Math.max(2, 2 * status.passed.size)
    for (const test of findTestsLeft(id, status, kills)) {
      if (wanted === 0 || testCount >= testsPerRun) break
      const buildLanes = lanes[buildOf(test)]
      const key = createTestKey(test.file, test.titles)
      let lane = buildLanes.find(({ project, mutants }) => project === test.project && !(key in mutants))
      if (!lane && buildLanes.filter(({ project }) => project === test.project).length < maxLanes)
        buildLanes.push((lane = { project: test.project, mutants: {} }))
      if (!lane) continue
      lane.mutants[key] = id
      wanted--
      testCount++
    }
  }
  return lanes
}

for (;;) {
  const statuses = readStatuses()
  const kills = countKills(statuses)
  const undecidedCount = [...statuses].filter(
    ([id, status]) => findTestsLeft(id, status, kills).length > 0,
  ).length
  if (undecidedCount === 0) break
  console.log(`mutants: ${undecidedCount} of ${chosenMutants.length} are not decided`)
  const lanes = fillLanes(statuses)
  for (const buildName of ['site', 'endpoint'] as const) runTests(buildName, lanes[buildName])
}

if (unitTestedFiles.length > 0)
  runCommand('npx', [
    'stryker',
    'run',
    'e2e/mutants/stryker.config.json',
    '--mutate',
    unitTestedFiles.join(','),
  ])
mkdirSync(mutantsFolder, { recursive: true })
const statuses = readStatuses()
const survivors = chosenMutants.filter(({ id }) => !statuses.get(id)?.killedBy)
writeFileSync(
  survivorsFile,
  JSON.stringify(
    survivors.map((mutant) => describeMutant(mutant, sources)),
    null,
    2,
  ),
)
const score = writeReport(chosenMutants, sources, statuses, coveredBy, unitTestedFiles.length > 0)
if (!values.survivors && score < minScore) {
  console.error(`mutants: the score is ${score} %, expected ${minScore}`)
  process.exitCode = 1
}
