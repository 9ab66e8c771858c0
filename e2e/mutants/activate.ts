import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'

interface MutantWindow {
  reportReached: (ids: string[]) => void
  __stryker__: object
}

/** The folder for the builds, the outcomes so far and the report of a run. */
export const mutantsFolder = resolve(import.meta.dirname, '../../reports/mutants')

/** Stands in place of mutants in a coverage run: none is active, and each test reports which mutants it reaches. */
export const coverageMode = 'coverage'

/** Maps the title path of each test to the mutants to activate. In a coverage run, coverageMode instead of a map. */
export type MutantsByTest = Record<string, string[]> | typeof coverageMode

/** The file and the titles of a test as one string. It identifies the test within its Playwright project. */
export const joinTitlePath = (fileAndTitles: string[]) => fileAndTitles.join(' › ')

/**
 * Activates this test's mutants in every document that the test loads, except those that another test has killed. If
 * none is left, skips the test. In coverageMode, records which mutants the test reaches instead. Call the returned
 * function at the end.
 */
export async function activateMutant(context: BrowserContext, mutants: MutantsByTest, testInfo: TestInfo) {
  const isCoverageRun = mutants === coverageMode
  const chosenMutants = isCoverageRun ? [coverageMode] : mutants[joinTitlePath(testInfo.titlePath)]
  if (!chosenMutants) throw new Error(`mutants: expected some for the test ${testInfo.title}`)
  const activeMutants = chosenMutants.filter((id) => !existsSync(join(mutantsFolder, 'killed', id)))
  testInfo.skip(activeMutants.length === 0, 'other tests have killed these mutants')
  testInfo.annotations.push({ type: 'mutants', description: activeMutants.join(' ') })
  const reachedIds = new Set<string>()
  if (isCoverageRun)
    await context.exposeFunction('reportReached', (ids: string[]) => {
      for (const id of ids) reachedIds.add(id)
    })
  await context.addInitScript((active: string[]) => {
    const mutantWindow = window as unknown as MutantWindow
    // Stryker's code counts in `reachCounts` how often each mutant is reached. The proxy reports each mutant once, in
    // batches.
    const unreportedIds: string[] = []
    const set = (target: Record<string, number>, id: string) => {
      if (!(id in target) && unreportedIds.push(id) === 1)
        queueMicrotask(() => mutantWindow.reportReached(unreportedIds.splice(0)))
      target[id] = 1
      return true
    }
    const reachCounts = new Proxy<Record<string, number>>({}, { set })
    mutantWindow.__stryker__ =
      active[0] === 'coverage'
        ? { mutantCoverage: { static: reachCounts, perTest: {} } }
        : { activeMutants: active, hitCount: 0, hitLimit: 100_000 } // the limit ends endless loops
  }, activeMutants)
  return async () => {
    await testInfo.attach('reached', { body: JSON.stringify([...reachedIds]) })
    // Marks a failure as expected, because after an unexpected one Playwright slowly restarts worker and browser.
    // After a timeout the restart is needed, because the test's code may still run.
    if (testInfo.status === 'failed') testInfo.expectedStatus = 'failed'
  }
}
