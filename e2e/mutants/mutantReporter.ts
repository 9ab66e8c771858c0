import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { coverageMode, joinTitlePath, mutantsFolder } from './activate.ts'

/** Identifies a test: its Playwright project, and its file and titles (joinTitlePath). */
export interface TestId {
  project: string
  titlePath: string
}

/**
 * Result of a test with some active mutants. In a coverage run `mutants` is `[coverageMode]`, and `reached` lists the
 * mutants that the test reaches.
 */
export interface Outcome extends TestId {
  mutants: string[]
  passed: boolean
  /** Whether the test took more than a third of its timeout. Such a test gets no mutants: it could time out. */
  isSlow: boolean
  /** Time that the test took, in ms. */
  duration: number
  reached: string[]
}

/** Appends each outcome to outcomes.jsonl, and marks the mutant of a failed test as killed if it was the only one. */
export default class MutantReporter implements Reporter {
  onBegin() {
    mkdirSync(join(mutantsFolder, 'killed'), { recursive: true })
  }

  onTestEnd(test: TestCase, { status, duration, attachments, annotations }: TestResult) {
    const mutants = annotations.find(({ type }) => type === 'mutants')?.description?.split(' ')
    if (status === 'skipped' || status === 'interrupted' || !mutants) return
    const [, run = '', ...fileAndTitles] = test.titlePath()
    const [project = ''] = run.split(' ')
    const reachedJson = attachments.find(({ name }) => name === 'reached')?.body?.toString() ?? '[]'
    const reached = JSON.parse(reachedJson) as string[]
    const passed = status === 'passed'
    const titlePath = joinTitlePath(fileAndTitles)
    const isSlow = duration > test.timeout / 3
    const outcome: Outcome = { mutants, project, titlePath, passed, isSlow, duration, reached }
    appendFileSync(join(mutantsFolder, 'outcomes.jsonl'), `${JSON.stringify(outcome)}\n`)
    const [mutant = coverageMode, ...others] = mutants
    if (!passed && others.length === 0 && mutant !== coverageMode)
      writeFileSync(join(mutantsFolder, 'killed', mutant), '')
  }
}
