import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { coverageMode } from './activate.ts'
import { mutantsFolder } from './mutantsFolder.ts'

/** Identifies a test. `titles` are those of its describe blocks, and its own. */
export interface Test {
  project: string
  file: string
  titles: string[]
}

/** Result of a test with an active mutant. In a coverage run `reached` lists the mutants whose code the test ran. */
export interface Outcome {
  mutant: string
  test: Test
  passed: boolean
  /** ms */
  duration: number
  reached: string[]
}

/** Appends each outcome to outcomes.jsonl, and marks the mutant of a failed test as killed. */
export default class MutantReporter implements Reporter {
  onBegin() {
    mkdirSync(join(mutantsFolder, 'killed'), { recursive: true })
  }

  onTestEnd(test: TestCase, { status, duration, attachments, annotations }: TestResult) {
    const mutant = annotations.find(({ type }) => type === 'mutant')?.description
    if (status === 'skipped' || status === 'interrupted' || !mutant) return
    const [, lane = '', file = '', ...titles] = test.titlePath()
    const [project = ''] = lane.split(' ')
    const reachedJson =
      attachments.find((attachment) => attachment.name === 'reached')?.body?.toString() ?? '[]'
    const passed = status === 'passed'
    const outcome: Outcome = {
      mutant,
      test: { project, file, titles },
      passed,
      duration,
      reached: JSON.parse(reachedJson) as string[],
    }
    appendFileSync(join(mutantsFolder, 'outcomes.jsonl'), `${JSON.stringify(outcome)}\n`)
    if (!passed && mutant !== coverageMode) writeFileSync(join(mutantsFolder, 'killed', mutant), '')
  }
}
