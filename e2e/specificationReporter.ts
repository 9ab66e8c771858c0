import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { specification } from './specification.ts'

const prefix = '@spec:'

/**
 * Writes which tests prove which line of the specification. A tag that names no line fails every run; a line without
 * a passed test fails a full run (no filter by file, title or project).
 */
export default class SpecificationReporter implements Reporter {
  readonly #outputFile: string
  readonly #tests = new Map<string, TestCase[]>(Object.keys(specification).map((line) => [line, []]))
  readonly #unknown: string[] = []
  #full = true

  constructor({ outputFile }: { outputFile: string }) {
    this.#outputFile = outputFile
  }

  onBegin(config: FullConfig, suite: Suite) {
    this.#full = isFullRun(process.argv, config)
    for (const test of suite.allTests())
      for (const tag of test.tags) {
        if (!tag.startsWith(prefix)) continue
        const tests = this.#tests.get(tag.slice(prefix.length))
        if (!tests) this.#unknown.push(`${tag} of "${test.title}"`)
        else if (
          !tests.some(({ title, location }) => title === test.title && location.file === test.location.file)
        )
          tests.push(test)
      }
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    mkdirSync(dirname(this.#outputFile), { recursive: true })
    writeFileSync(this.#outputFile, this.#table())
    const gaps = [...this.#tests]
      .filter(([, tests]) => !tests.some((test) => test.ok() && proved(test)))
      .map(([line]) => line)
    for (const tag of this.#unknown)
      console.error(`specification: ${tag} names no line of e2e/specification.ts`)
    if (this.#full) for (const line of gaps) console.error(`specification: no passed test for ${line}`)
    else console.log('specification: not checked for gaps, since this run was filtered')
    const failed = this.#unknown.length > 0 || (this.#full && gaps.length > 0)
    if (!failed && this.#full)
      console.log(`specification: ${this.#tests.size} lines, each with a passed test`)
    return Promise.resolve(failed ? { status: 'failed' } : undefined)
  }

  #table() {
    const rows = Object.entries(specification).map(([line, words]) => {
      const tests = (this.#tests.get(line) ?? []).map(
        (test) => `${mark(test)} ${test.parent.project()?.name}: ${test.titlePath().slice(3).join(' › ')}`,
      )
      return `| ${line} | ${cell(words)} | ${tests.map(cell).join('<br>') || '**none**'} |`
    })
    return `# Specification: which tests prove it\n\n| Line | Words | Tests |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  }
}

const proved = (test: TestCase) => test.results.some(({ status }) => status === 'passed')
const mark = (test: TestCase) => (test.results.length === 0 ? '·' : test.ok() ? '✓' : '✗')
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('{', '\\{')

/** A run of everything: Playwright leaves no trace of its filters but the command line. */
function isFullRun(argv: string[], config: FullConfig) {
  const filters = argv.slice(2).filter((argument) => argument !== 'test')
  const narrowing = filters.some((argument, index) => {
    const before = filters[index - 1] ?? ''
    if (
      /^(-g|--grep|--grep-invert|--project|--last-failed|--only-changed|--test-list|--shard)/.test(argument)
    )
      return true
    return (
      !argument.startsWith('-') &&
      !/^(-c|--config|-j|--workers|--repeat-each|--reporter|--retries|-x|--timeout|--output|--trace)$/.test(
        before,
      )
    )
  })
  return !narrowing && config.shard === null && process.env.E2E_OWN_SERVER === '1'
}
