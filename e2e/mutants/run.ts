// npm run mutants: for each mutant of the browser's code, runs the tests that reach it, until a test fails. Begins with the
// tests that most probably fail. Outcomes are kept on disk, so a stopped run can be continued.
//   -- --changed                    only mutants in lines that differ from main, or from the commit BASE
//   -- --sample 40 --seed 7         random mutants; the same seed gives the same mutants
//   -- --shard 1/4                  every fourth mutant: four machines share the work. Shard 1 also runs unit tests.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runCommand } from '../helpers/runCommand.ts'
import { mutantsFolder } from './activate.ts'
import { buildAndRecordCoverage, readOutcomes, runTests } from './builds.ts'
import { parseChangedLines } from './parseChangedLines.ts'
import { browserFolders, instrumentSources } from './instrumentation.ts'
import { removeEquivalents, writeReport, type Mutant } from './report.ts'
import { fillProjectRuns, summarizeOutcomes } from './schedule.ts'

/** Score in percent below which the run fails. */
const minScore = 90

const { values } = parseArgs({
  options: {
    changed: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    shard: { type: 'string', default: '1/1' },
  },
})

const [shard = 1, shardCount = 1] = values.shard.split('/').map(Number)
if (!(shard >= 1 && shard <= shardCount))
  throw new Error(`--shard ${values.shard}: expected a shard and their number, such as 1/4`)

/** With --changed, the lines added or changed since main or since the commit BASE; else undefined. */
const changedLines = values.changed
  ? parseChangedLines(
      execFileSync(
        'git',
        ['diff', '-U0', process.env.BASE ?? 'main', '--', 'src', 'bench', 'build', 'owner'],
        { encoding: 'utf8' },
      ),
    )
  : undefined

function chooseMutants(mutants: Mutant[]): Mutant[] {
  if (values.sample) {
    const computeRank = ({ id }: Mutant) => createHash('sha256').update(`${values.seed} ${id}`).digest('hex')
    const rankedMutants = mutants.map((mutant) => ({ mutant, rank: computeRank(mutant) }))
    const shuffledMutants = rankedMutants.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    return shuffledMutants.slice(0, Number(values.sample)).map(({ mutant }) => mutant)
  }
  if (!changedLines) return mutants.filter((_, index) => index % shardCount === shard - 1)
  return mutants.filter(({ fileName, location: { start, end } }) =>
    changedLines.get(fileName)?.some((line) => line > start.line && line <= end.line + 1),
  )
}

const hasAllUnitTestedFiles = !values.sample && !changedLines && shard === 1
/** Number of passed tests after which a mutant has survived. Only a sample runs all tests, because that takes long. */
const maxTests = values.sample ? Infinity : 60
/**
 * Files that Stryker mutates and tests with Vitest: those that instrumentation.ts leaves out, and some outside the
 * browser's code. `--changed` keeps only changed files. Without it, `--sample` and shards after the first have none.
 */
const unitTestedFiles = [
  ...globSync(`${browserFolders}/*.test.ts`).map((file) => file.replace('.test', '')),
  'src/metadata/createHead.ts',
  'src/metadata/createStructuredData.ts',
  'bench/findExceededLimits.ts',
  'build/computeColumnSpans.ts',
  'build/readBuildTime.ts',
  'owner/readVariables.ts',
  'owner/settings.ts',
].filter((file) => hasAllUnitTestedFiles || changedLines?.has(file))

const { mutants, sources } = await instrumentSources()
const remainingMutants = removeEquivalents(mutants, sources)
if (remainingMutants.length < mutants.length * 0.95)
  throw new Error('e2e/mutants/equivalent.json: expected at most one in twenty mutants')
const chosenMutants = chooseMutants(remainingMutants.filter(({ status }) => !status))
if (chosenMutants.length === 0 && unitTestedFiles.length === 0) {
  console.log('mutants: none of those that were asked for is in the code')
  process.exit()
}
if (chosenMutants.length > 0) buildAndRecordCoverage()

const fileByMutant = new Map(mutants.map(({ id, fileName }) => [id, fileName]))
const chosenIds = chosenMutants.map(({ id }) => id)
let summary = summarizeOutcomes(chosenIds, fileByMutant, readOutcomes(), maxTests)
while (summary.undecidedMutants.length > 0) {
  console.log(`mutants: ${summary.undecidedMutants.length} of ${chosenMutants.length} are not decided`)
  const runs = fillProjectRuns(summary.undecidedMutants)
  for (const build of ['site', 'endpoint'] as const) runTests(build, runs[build])
  summary = summarizeOutcomes(chosenIds, fileByMutant, readOutcomes(), maxTests)
}

const strykerArgs = ['run', 'e2e/mutants/stryker.config.json', '--mutate', unitTestedFiles.join(',')]
if (unitTestedFiles.length > 0) runCommand('npx', ['stryker', ...strykerArgs])
mkdirSync(mutantsFolder, { recursive: true })
const score = writeReport(chosenMutants, sources, summary.findStatus, unitTestedFiles.length > 0)
if (score < minScore) {
  console.error(`mutants: the score is ${score} %, expected ${minScore}`)
  process.exitCode = 1
}
