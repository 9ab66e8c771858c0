import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { instrumentSources } from './instrumentation.ts'
import { mutantsFolder } from './mutantsFolder.ts'
import type { Test } from './mutantReporter.ts'
import equivalents from './equivalent.json' with { type: 'json' }

type Instrumented = Awaited<ReturnType<typeof instrumentSources>>
export type Mutant = Instrumented['mutants'][number]
type Sources = Instrumented['sources']

/** The outcome for a mutant so far: the test that failed, and the keys of the tests that passed. */
export interface MutantStatus {
  killedBy: Test | null
  passed: Set<string>
}

/** The source text that a mutant replaces. */
function originalText({ fileName, location: { start, end } }: Mutant, sources: Sources): string {
  const lines = sources.find(({ name }) => name === fileName)?.content.split('\n') ?? []
  const part = lines.slice(start.line, end.line + 1)
  part[part.length - 1] = part.at(-1)?.slice(0, end.column) ?? ''
  part[0] = part[0]?.slice(start.column) ?? ''
  return part.join('\n')
}

/** Names a mutant by file and change, not by line number, which edits would move. Equal changes in a file share a name. */
export const describeMutant = (mutant: Mutant, sources: Sources) =>
  `${mutant.fileName}: ${originalText(mutant, sources)} -> ${mutant.replacement}`

/**
 * Removes the equivalent mutants: those that change nothing for a visitor. equivalent.json gives the reason for each. Throws
 * if one is not in the code any more.
 */
export function withoutEquivalents(mutants: readonly Mutant[], sources: Sources) {
  const listed = equivalents.map(({ file, from, to }) => `${file}: ${from} -> ${to}`)
  const names = new Map(mutants.map((mutant) => [mutant, describeMutant(mutant, sources)]))
  const stale = listed.filter((name) => ![...names.values()].includes(name))
  if (stale.length > 0)
    throw new Error(`equivalent.json: expected only mutants of the code, not ${stale.join(', ')}`)
  return mutants.filter((mutant) => !listed.includes(names.get(mutant) ?? ''))
}

/** A mutant in the JSON schema of mutation-testing-elements. */
interface ReportedMutant {
  mutatorName: string
  replacement?: string
  location: Mutant['location']
  status: string
}
type Files = Record<string, { source: string; mutants: ReportedMutant[] }>

/** Converts sources and mutants to the JSON schema of mutation-testing-elements. */
function toFiles(mutants: Mutant[], sources: Sources, statusOf: (id: string) => string): Files {
  const oneBased = ({ line, column }: { line: number; column: number }) => ({
    line: line + 1,
    column: column + 1,
  })
  return Object.fromEntries(
    sources.map(({ name, content }) => [
      name,
      {
        language: 'typescript',
        source: content,
        mutants: mutants
          .filter(({ fileName }) => fileName === name)
          .map(({ id, mutatorName, replacement, location: { start, end } }) => ({
            id: `browser-${id}`,
            mutatorName,
            replacement,
            location: { start: oneBased(start), end: oneBased(end) },
            status: statusOf(id),
          })),
      },
    ]),
  )
}

/**
 * Prints the surviving mutants and the score, and writes reports/mutants/index.html, which mutation-testing-elements renders.
 * `hasUnitMutants` adds those of Stryker's own run. Returns the score in percent.
 */
export function writeReport(
  mutants: Mutant[],
  sources: Sources,
  statuses: Map<string, MutantStatus>,
  coveredBy: Map<string, Test[]>,
  hasUnitMutants: boolean,
): number {
  const statusOf = (id: string) =>
    statuses.get(id)?.killedBy ? 'Killed' : coveredBy.has(id) ? 'Survived' : 'NoCoverage'
  const unitFiles = hasUnitMutants
    ? (JSON.parse(readFileSync(join(mutantsFolder, '../stryker.json'), 'utf8')) as { files: Files }).files
    : {}
  const files = { ...unitFiles, ...toFiles(mutants, sources, statusOf) }
  const mutantRows = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((row) => ({ file, ...row })),
  )
  const countedMutants = mutantRows.filter(({ status }) =>
    ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status),
  )
  const unnoticedMutants = countedMutants.filter(
    ({ status }) => status === 'Survived' || status === 'NoCoverage',
  )
  for (const { file, location, mutatorName, replacement, status } of unnoticedMutants)
    console.log(
      `${status}: ${file}:${location.start.line}:${location.start.column} ${mutatorName} -> ${replacement}`,
    )

  const elementsScript = createRequire(import.meta.url).resolve(
    'mutation-testing-elements/dist/mutation-test-elements.js',
  )
  const reportData = { schemaVersion: '2', thresholds: { high: 95, low: 90 }, files }
  writeFileSync(
    join(mutantsFolder, 'index.html'),
    `<!doctype html><meta charset="utf-8" /><title>Mutants</title><script>${readFileSync(elementsScript, 'utf8')}</script>
<mutation-test-report-app></mutation-test-report-app>
<script>document.querySelector('mutation-test-report-app').report = ${JSON.stringify(reportData).replaceAll('<', '\\u003c')}</script>
`,
  )
  const killed = countedMutants.length - unnoticedMutants.length
  const score = Math.floor((100 * killed) / Math.max(1, countedMutants.length))
  console.log(
    `mutants: ${killed} of ${countedMutants.length} noticed, ${score} %; ${join(mutantsFolder, 'index.html')}`,
  )
  return countedMutants.length === 0 ? 100 : score
}
