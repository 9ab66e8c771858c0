import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints at the end why tests were skipped. Playwright's list reporter does not. */
export default class SkipReporter implements Reporter {
  readonly #counts = new Map<string, number>()

  onTestEnd(_test: TestCase, { status, annotations }: TestResult) {
    const reason = annotations.find(({ type }) => type === 'skip')?.description
    if (status === 'skipped' && reason) this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1)
  }

  onEnd() {
    for (const [reason, count] of this.#counts) console.log(`skipped, ${count} tests: ${reason}`)
  }
}
