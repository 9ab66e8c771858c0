// Computes from the outcomes so far which tests to run next.
import { dirname } from 'node:path'
import { coverageMode } from './activate.ts'
import { chooseBuild, type Build } from './builds.ts'
import type { Outcome, TestId } from './mutantReporter.ts'

/** Largest number of tests in one run of Playwright. It is high, because the start of Playwright takes some seconds. */
const maxTestsPerRun = 800
/** Largest number of project runs of one Playwright project in a run. Each has a test once. */
const maxProjectRuns = 8
/**
 * A mutant that has survived this many tests meets the next ones together with others, because most of these tests
 * pass. If one fails, it is repeated with each mutant alone.
 */
const minPassedBeforeGroup = 4
const maxGroupSize = 6

const findSuite = ({ titlePath }: TestId) => titlePath.split(' › ')[0] ?? ''
const formatTestName = ({ project, titlePath }: TestId) => `${project} ${titlePath}`

/**
 * Summarizes the outcomes for the mutants `ids`. `fileByMutant` maps each mutant to its file. A mutant has survived
 * when `maxTests` tests, or all that reach it, have passed with it.
 */
export function summarizeOutcomes(
  ids: string[],
  fileByMutant: ReadonlyMap<string, string>,
  outcomes: Outcome[],
  maxTests: number,
) {
  const mutants = new Map(
    ids.map((id) => [id, { isKilled: false, passed: new Set<string>(), failedInGroup: new Set<string>() }]),
  )
  /** Numbers of killed mutants (keys: `listKillKeys`): by file and test, folder and test, folder and suite. */
  const killCounts = new Map<string, number>()
  const listKillKeys = (test: TestId, id: string) => {
    const file = fileByMutant.get(id) ?? ''
    return [
      `${file} ${formatTestName(test)}`,
      `${dirname(file)} ${formatTestName(test)}`,
      `${dirname(file)} ${findSuite(test)}`,
    ]
  }
  for (const { mutants: activeMutants, passed, ...test } of outcomes)
    for (const id of activeMutants) {
      const mutantStatus = mutants.get(id)
      if (passed) mutantStatus?.passed.add(formatTestName(test))
      else if (activeMutants.length > 1) mutantStatus?.failedInGroup.add(formatTestName(test))
      else if (mutantStatus && !mutantStatus.isKilled) {
        mutantStatus.isKilled = true
        for (const key of listKillKeys(test, id)) killCounts.set(key, (killCounts.get(key) ?? 0) + 1)
      }
    }
  const testsReaching = findReachingTests(fileByMutant, outcomes)

  /**
   * The tests still to run for a mutant, sorted by:
   * - whether the test has failed with a group that contained the mutant
   * - how many mutants of the mutant's file the test has killed
   * - the build: tests of the build `endpoint` come last, because they run serially
   * - how many mutants of the folder the test has killed
   * - an estimate (`expectedKills`), lower for each further test of a suite, because its tests are alike
   */
  function findTestsLeft(id: string, passed: ReadonlySet<string>, failedInGroup: ReadonlySet<string>) {
    const suiteSizes: Record<string, number> = {}
    return (testsReaching.get(id) ?? [])
      .map((test) => {
        const counts = listKillKeys(test, id).map((key) => killCounts.get(key) ?? 0)
        const [inFile = 0, inFolder = 0, bySuite = 0] = counts
        const position = (suiteSizes[findSuite(test)] = (suiteSizes[findSuite(test)] ?? 0) + 1)
        const buildOrder = chooseBuild(test) === 'endpoint' ? 1 : 0
        return {
          test: {
            ...test,
            isAlone: passed.size < minPassedBeforeGroup || failedInGroup.has(formatTestName(test)),
          },
          hasFailed: Number(failedInGroup.has(formatTestName(test))),
          inFile,
          inFolder,
          buildOrder,
          expectedKills: ((bySuite + 1) * test.reachedInFile) / position,
        }
      })
      .filter(({ test }) => !passed.has(formatTestName(test)))
      .toSorted(
        (one, other) =>
          other.hasFailed - one.hasFailed ||
          other.inFile - one.inFile ||
          one.buildOrder - other.buildOrder ||
          other.inFolder - one.inFolder ||
          other.expectedKills - one.expectedKills,
      )
      .map(({ test }) => test)
      .slice(0, Math.max(0, maxTests - passed.size))
  }

  return {
    findStatus: (id: string) =>
      mutants.get(id)?.isKilled ? 'Killed' : testsReaching.has(id) ? 'Survived' : 'NoCoverage',
    /** The mutants that are not killed and have tests left. Those that survived the fewest tests come first. */
    undecidedMutants: [...mutants]
      .filter(([, { isKilled }]) => !isKilled)
      .map(([id, { passed, failedInGroup }]) => ({
        id,
        fileName: fileByMutant.get(id) ?? '',
        passedCount: passed.size,
        testsLeft: findTestsLeft(id, passed, failedInGroup),
      }))
      .filter(({ testsLeft }) => testsLeft.length > 0)
      .toSorted((one, other) => one.passedCount - other.passedCount),
  } as const
}

/**
 * The tests that reach each mutant, except failed and slow tests. First the tests that reach most mutants of its file;
 * among equals, the fastest.
 */
function findReachingTests(fileByMutant: ReadonlyMap<string, string>, outcomes: Outcome[]) {
  const testsReaching = new Map<string, (TestId & { duration: number; reachedInFile: number })[]>()
  for (const { mutants, project, titlePath, passed, isSlow, duration, reached } of outcomes) {
    if (mutants[0] !== coverageMode || !passed || isSlow) continue
    for (const ids of Object.values(Object.groupBy(reached, (id) => fileByMutant.get(id) ?? '')))
      for (const id of ids ?? [])
        testsReaching.set(id, [
          ...(testsReaching.get(id) ?? []),
          { project, titlePath, duration, reachedInFile: ids?.length ?? 0 },
        ])
  }
  for (const tests of testsReaching.values())
    tests.sort((one, other) => other.reachedInFile - one.reachedInFile || one.duration - other.duration)
  return testsReaching
}

interface UndecidedMutant {
  id: string
  fileName: string
  passedCount: number
  /** With `isAlone`, no other mutant may be active in the test. */
  testsLeft: (TestId & { isAlone: boolean })[]
}

/**
 * Chooses the next tests for each undecided mutant: twice as many as it has survived, at least two. The mutant joins a
 * group of mutants of other files that meets the same test, because two changes of one file may cancel each other out.
 * Else the test goes into the first project run that does not have this test, because each run has a test only once.
 */
export function fillProjectRuns(undecidedMutants: UndecidedMutant[]) {
  const runs: Record<Build, { project: string; mutants: Record<string, string[]> }[]> = {
    site: [],
    endpoint: [],
  }
  /** The groups that others may join, with the files of their mutants. */
  const openGroups: { testName: string; ids: string[]; fileNames: string[] }[] = []
  let testCount = 0
  for (const { id, fileName, passedCount, testsLeft } of undecidedMutants) {
    let wantedCount = Math.max(2, 2 * passedCount)
    for (const { isAlone, ...test } of testsLeft) {
      if (wantedCount === 0) break
      const testName = formatTestName(test)
      const group = openGroups.find(
        (open) =>
          !isAlone &&
          open.testName === testName &&
          open.ids.length < maxGroupSize &&
          !open.fileNames.includes(fileName),
      )
      if (group) {
        group.ids.push(id)
        group.fileNames.push(fileName)
        wantedCount--
        continue
      }
      const { project, titlePath } = test
      const buildRuns = runs[chooseBuild(test)]
      const projectRuns = buildRuns.filter((run) => run.project === project)
      let run = projectRuns.find(({ mutants }) => !(titlePath in mutants))
      if (testCount >= maxTestsPerRun || (!run && projectRuns.length === maxProjectRuns)) continue
      if (!run) buildRuns.push((run = { project, mutants: {} }))
      const ids = (run.mutants[titlePath] = [id])
      if (!isAlone) openGroups.push({ testName, ids, fileNames: [fileName] })
      wantedCount--
      testCount++
    }
  }
  return runs
}
