// Computes from the outcomes so far which tests to run next.
import { coverageMode } from './activate.ts'
import { buildOf, type Build } from './builds.ts'
import type { Outcome, TestId } from './mutantReporter.ts'

/** How many tests one run of Playwright starts. Its own start takes some seconds. */
const testsPerRun = 800
/** How often one run of Playwright may start the same test, each time in another project and worker. */
const maxLanes = 8

const nameOf = ({ project, titlePath }: TestId) => `${project} ${titlePath}`

/** Summarizes the outcomes for some mutants. `fileOf`: the file of each. A mutant survives after `maxTests` passed tests. */
export function summarizeOutcomes(
  ids: string[],
  fileOf: ReadonlyMap<string, string>,
  outcomes: Outcome[],
  maxTests: number,
) {
  const mutants = new Map(ids.map((id) => [id, { isKilled: false, passed: new Set<string>() }]))
  /** How many mutants of a file each test and each suite has killed, by the keys of `killKeysOf`. */
  const kills = new Map<string, number>()
  const killKeysOf = (test: TestId, id: string) =>
    [nameOf(test), test.titlePath.split(' › ')[0]].map((key) => `${fileOf.get(id)} ${key}`)
  for (const { mutant, passed, ...test } of outcomes) {
    const status = mutants.get(mutant)
    if (passed) status?.passed.add(nameOf(test))
    else if (status && !status.isKilled) {
      status.isKilled = true
      for (const key of killKeysOf(test, mutant)) kills.set(key, (kills.get(key) ?? 0) + 1)
    }
  }
  const testsReaching = findReachingTests(fileOf, outcomes)

  /**
   * The tests still to run for a mutant. First the tests that have killed most mutants of its file. Among equals, tests with
   * endpoints come last, because they run serially, and tests of the suites that have killed most come first.
   */
  function findTestsLeft(id: string, passed: ReadonlySet<string>): TestId[] {
    return (testsReaching.get(id) ?? [])
      .filter((test) => !passed.has(nameOf(test)))
      .map((test) => {
        const [byTest = 0, bySuite = 0] = killKeysOf(test, id).map((key) => kills.get(key) ?? 0)
        return { test, byTest, bySuite, rank: buildOf(test) === 'endpoint' ? 1 : 0 }
      })
      .toSorted(
        (one, other) => other.byTest - one.byTest || one.rank - other.rank || other.bySuite - one.bySuite,
      )
      .map(({ test }) => test)
      .slice(0, Math.max(0, maxTests - passed.size))
  }

  return {
    statusOf: (id: string) =>
      mutants.get(id)?.isKilled ? 'Killed' : testsReaching.has(id) ? 'Survived' : 'NoCoverage',
    /** The mutants that no test has killed, with the tests left for each. First the mutants that survived fewest tests. */
    undecided: [...mutants]
      .filter(([, { isKilled }]) => !isKilled)
      .map(([id, { passed }]) => ({ id, passedCount: passed.size, testsLeft: findTestsLeft(id, passed) }))
      .filter(({ testsLeft }) => testsLeft.length > 0)
      .toSorted((one, other) => one.passedCount - other.passedCount),
  } as const
}

/** The tests that reach each mutant. First the tests that reach most mutants of its file; among equals, the fastest. */
function findReachingTests(fileOf: ReadonlyMap<string, string>, outcomes: Outcome[]) {
  const testsReaching = new Map<string, (TestId & { duration: number; reachedInFile: number })[]>()
  for (const { mutant, project, titlePath, passed, isSlow, duration, reached } of outcomes) {
    if (mutant !== coverageMode || !passed || isSlow) continue
    for (const ids of Object.values(Object.groupBy(reached, (id) => fileOf.get(id) ?? '')))
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

/**
 * Chooses the next tests for each undecided mutant: twice as many as it has survived, at least two. A test goes into the
 * first lane that does not have this test, because a lane runs a test with one mutant only.
 */
export function fillLanes(undecided: { id: string; passedCount: number; testsLeft: TestId[] }[]) {
  const lanes: Record<Build, { project: string; mutants: Record<string, string> }[]> = {
    site: [],
    endpoint: [],
  }
  let testCount = 0
  for (const { id, passedCount, testsLeft } of undecided) {
    let wanted = Math.max(2, 2 * passedCount)
    for (const { project, titlePath } of testsLeft) {
      if (wanted === 0 || testCount >= testsPerRun) break
      const buildLanes = lanes[buildOf({ titlePath })]
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
