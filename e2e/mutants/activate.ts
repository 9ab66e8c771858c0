import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'

interface MutantWindow {
  reportReached: (ids: string[]) => void
  __stryker__: object
}

/** The folder for the builds, the outcomes so far and the report of a run. */
export const mutantsFolder = resolve(import.meta.dirname, '../../reports/mutants')

/** Stands in place of a mutant in a coverage run: none is active, and each test reports which mutants it reaches. */
export const coverageMode = 'coverage'

/** Maps the title path of each test to the mutant to activate. In a coverage run, coverageMode instead of a map. */
export type MutantsByTest = Record<string, string> | typeof coverageMode

/** The file and the titles of a test as one string. It identifies the test within its Playwright project. */
export const joinTitlePath = (fileAndTitles: string[]) => fileAndTitles.join(' › ')

/**
 * Activates this test's mutant in every document that the test loads. In coverageMode, records which mutants the test
 * reaches instead. Skips the test if another test has killed the mutant. Call the returned function at the end.
 */
export async function activateMutant(context: BrowserContext, mutants: MutantsByTest, testInfo: TestInfo) {
  const mutant = mutants === coverageMode ? coverageMode : mutants[joinTitlePath(testInfo.titlePath)]
  if (!mutant) throw new Error(`mutants: expected one for the test ${testInfo.title}`)
  testInfo.annotations.push({ type: 'mutant', description: mutant })
  testInfo.skip(existsSync(join(mutantsFolder, 'killed', mutant)), 'another test has noticed this mutant')
  const reachedIds = new Set<string>()
  if (mutant === coverageMode)
    await context.exposeFunction('reportReached', (ids: string[]) => {
      for (const id of ids) reachedIds.add(id)
    })
  await context.addInitScript((active) => {
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
      active === 'coverage'
        ? { mutantCoverage: { static: reachCounts, perTest: {} } }
        : { activeMutant: active, hitCount: 0, hitLimit: 100_000 } // the limit ends endless loops
  }, mutant)
  return async () => {
    await testInfo.attach('reached', { body: JSON.stringify([...reachedIds]) })
    // Marks a failure as expected, because after an unexpected one Playwright slowly restarts worker and browser.
    // After a timeout the restart is needed, because the test's code may still run.
    if (testInfo.status === 'failed') testInfo.expectedStatus = 'failed'
  }
}
