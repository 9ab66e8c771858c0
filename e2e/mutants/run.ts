// npm run mutants: for each mutant of the browser's code, runs tests that reach it until one fails, the likeliest first.
// Outcomes are kept on disk, so a stopped run continues.
//   -- --changed                    only lines that differ from main, or from the commit BASE
//   -- --sample 40 --seed 7         mutants drawn at random, the same ones for the same seed
//   -- --survivors                  those that survived the last run
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formEndpointEnvironment } from '../formEndpointEnvironment.ts'
import { runCommand } from '../runCommand.ts'
import { coverageMode, mutantsFolder } from './activate.ts'
import { parseChangedLines } from './changedLines.ts'
import { instrumentSources } from './instrumentation.ts'
import type { Outcome, Test } from './mutantReporter.ts'
import type { Lane } from './playwright.config.ts'
import { describeMutant, withoutEquivalents, writeReport, type Mutant } from './report.ts'

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

type Build = 'site' | 'endpoint'
/** The two builds with mutants: the default site, and one whose forms send. For each, how to run its tests. */
const builds = {
  site: { env: { E2E_PORT: '8094' }, projects: ['chromium', 'mobile'], args: [] },
  endpoint: { env: formEndpointEnvironment, projects: ['chromium'], args: ['endpoint.spec', '--workers=1'] },
}
const buildOf = ({ titlePath }: Test): Build =>
  titlePath.startsWith('endpoint.spec.ts') ? 'endpoint' : 'site'
const environmentOf = (build: Build) => ({ ...builds[build].env, DIST: join(mutantsFolder, build) })

const readOutcomes = () =>
  existsSync(outcomesFile)
    ? (JSON.parse(`[${readFileSync(outcomesFile, 'utf8').trim().replaceAll('\n', ',')}]`) as Outcome[])
    : []

/**
 * Runs the tests of these lanes on one of the builds. A lane is a project in which each test has one mutant, and kills it by
 * failing. Throws if no test has run.
 */
function runTests(build: Build, lanes: Lane[]) {
  if (lanes.length === 0) return
  writeFileSync(join(mutantsFolder, 'lanes.json'), JSON.stringify(lanes))
  const env = { ...process.env, ...environmentOf(build), E2E_REPORTS: mutantsFolder, CI: '' }
  const countBefore = readOutcomes().length
  const args = ['playwright', 'test', '-c', 'e2e/mutants', ...builds[build].args]
  spawnSync('npx', args, { stdio: 'inherit', env })
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
  for (const build of ['site', 'endpoint'] as const) {
    const buildArgs = ['vite', 'build', '-c', 'e2e/mutants/vite.config.ts', '--logLevel', 'error']
    runCommand('npx', buildArgs, environmentOf(build))
    const lanes = builds[build].projects.map((project) => ({ project, mutants: coverageMode }) as const)
    runTests(build, lanes)
  }
  writeFileSync(stateFile, inputHash)
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
  if (values.sample) {
    const rankOf = ({ id }: Mutant) => createHash('sha256').update(`${values.seed} ${id}`).digest('hex')
    const ranked = mutants.map((mutant) => ({ mutant, rank: rankOf(mutant) }))
    const shuffled = ranked.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    return shuffled.slice(0, Number(values.sample)).map(({ mutant }) => mutant)
  }
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
  'bench/findExceededLimits.ts',
  'build/readBuildTime.ts',
  'build/computeGallerySpans.ts',
  'owner/readVariables.ts',
  'owner/settings.ts',
].filter((file) => isFullRun || changedLines?.has(file))

const { mutants, sources } = await instrumentSources()
const chosenMutants = chooseMutants(withoutEquivalents(mutants, sources).filter(({ status }) => !status))
if (chosenMutants.length === 0 && unitTestedFiles.length === 0) {
  console.log('mutants: none of those that were asked for is in the code')
  process.exit()
}
if (chosenMutants.length > 0) buildAndRecordCoverage()

const fileOf = new Map(mutants.map(({ id, fileName }) => [id, fileName]))

/** The tests that reach each mutant: first those that reach most of its file, which they probably test, then the fastest. */
const coveredBy = new Map<string, (Test & { duration: number; reachedInFile: number })[]>()
for (const { mutant, project, titlePath, passed, isSlow, duration, reached } of readOutcomes()) {
  if (mutant !== coverageMode || !passed || isSlow) continue
  for (const ids of Object.values(Object.groupBy(reached, (id) => fileOf.get(id) ?? '')))
    for (const id of ids ?? [])
      coveredBy.set(id, [
        ...(coveredBy.get(id) ?? []),
        { project, titlePath, duration, reachedInFile: ids?.length ?? 0 },
      ])
}
for (const tests of coveredBy.values())
  tests.sort((one, other) => other.reachedInFile - one.reachedInFile || one.duration - other.duration)

const nameOf = ({ project, titlePath }: Test) => `${project} ${titlePath}`

/** Reads the outcomes so far: of each mutant whether it was killed and which tests passed, and how often a test killed. */
function readResults() {
  const statuses = new Map(
    chosenMutants.map(({ id }) => [id, { isKilled: false, passed: new Set<string>() }]),
  )
  /** Counts of killed mutants, by the keys of `killKeysOf`: for each file, those of a test and those of a suite. */
  const kills = new Map<string, number>()
  for (const { mutant, passed, ...test } of readOutcomes()) {
    const status = statuses.get(mutant)
    if (passed) status?.passed.add(nameOf(test))
    else if (status && !status.isKilled) {
      status.isKilled = true
      for (const key of killKeysOf(test, mutant)) kills.set(key, (kills.get(key) ?? 0) + 1)
    }
  }
  return { statuses, kills }
}
type Results = ReturnType<typeof readResults>

const killKeysOf = (test: Test, mutant: string) =>
  [nameOf(test), test.titlePath.split(' › ')[0]].map((key) => `${fileOf.get(mutant)} ${key}`)

/**
 * The tests still to run for a mutant. First those that have killed most mutants of its file, then those whose suites have. Tests
 * of the build with endpoints come last, because they run serially.
 */
function findTestsLeft(id: string, { statuses, kills }: Results): Test[] {
  const { isKilled = true, passed = new Set() } = statuses.get(id) ?? {}
  if (isKilled) return []
  return (coveredBy.get(id) ?? [])
    .filter((test) => !passed.has(nameOf(test)))
    .map((test) => {
      const [byTest = 0, bySuite = 0] = killKeysOf(test, id).map((key) => kills.get(key) ?? 0)
      return { test, byTest, bySuite, isLast: Number(buildOf(test) === 'endpoint') }
    })
    .toSorted(
      (one, other) => other.byTest - one.byTest || one.isLast - other.isLast || other.bySuite - one.bySuite,
    )
    .map(({ test }) => test)
    .slice(0, Math.max(0, maxTestsPerMutant - passed.size))
}

/**
 * Chooses the next tests for each undecided mutant, beginning with the mutants that survived the fewest tests. Each test goes
 * into the first lane without it, because a lane runs a test with one mutant only.
 */
function fillLanes(undecided: { id: string; passedCount: number; testsLeft: Test[] }[]) {
  const lanes: Record<Build, { project: string; mutants: Record<string, string> }[]> = {
    site: [],
    endpoint: [],
  }
  let testCount = 0
  for (const { id, passedCount, testsLeft } of undecided) {
    let wanted = Math.max(2, 2 * passedCount)
    for (const { project, titlePath } of testsLeft) {
      if (wanted === 0 || testCount >= testsPerRun) break
      const buildLanes = lanes[buildOf({ project, titlePath })]
      const projectLanes = buildLanes.filter((lane) => lane.project === project)
      let lane = projectLanes.find(({ mutants }) => !(titlePath in mutants))
      if (!lane && projectLanes.length < maxLanes) buildLanes.push((lane = { project, mutants: {} }))
      if (!lane) continue
      lane.mutants[titlePath] = id
      wanted--
      testCount++
    }
  }
  return lanes
}

for (;;) {
  const results = readResults()
  const undecided = [...results.statuses]
    .map(([id, { passed }]) => ({ id, passedCount: passed.size, testsLeft: findTestsLeft(id, results) }))
    .filter(({ testsLeft }) => testsLeft.length > 0)
    .toSorted((one, other) => one.passedCount - other.passedCount)
  if (undecided.length === 0) break
  console.log(`mutants: ${undecided.length} of ${chosenMutants.length} are not decided`)
  const lanes = fillLanes(undecided)
  for (const build of ['site', 'endpoint'] as const) runTests(build, lanes[build])
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
const { statuses } = readResults()
const statusOf = (id: string) =>
  statuses.get(id)?.isKilled ? 'Killed' : coveredBy.has(id) ? 'Survived' : 'NoCoverage'
const survivors = chosenMutants.filter(({ id }) => statusOf(id) !== 'Killed')
const survivorNames = survivors.map((mutant) => describeMutant(mutant, sources))
writeFileSync(survivorsFile, JSON.stringify(survivorNames, null, 2))
const score = writeReport(chosenMutants, sources, statusOf, unitTestedFiles.length > 0)
if (!values.survivors && score < minScore) {
  console.error(`mutants: the score is ${score} %, expected ${minScore}`)
  process.exitCode = 1
}
