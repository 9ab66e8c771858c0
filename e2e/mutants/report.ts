import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { instrumentSources } from './instrumentation.ts'
import { mutantsFolder } from './activate.ts'
import equivalents from './equivalent.json' with { type: 'json' }

type Instrumentation = Awaited<ReturnType<typeof instrumentSources>>
export type Mutant = Instrumentation['mutants'][number]
type Sources = Instrumentation['sources']
type Position = Mutant['location']['start']

/** Names a mutant by file and change, not by line number, which edits move. Equal changes in a file share a name. */
function formatMutant({ fileName, location: { start, end }, replacement }: Mutant, sources: Sources) {
  const lines = sources.find(({ name }) => name === fileName)?.content.split('\n') ?? []
  const computeOffset = ({ line, column }: Position) =>
    lines.slice(0, line).join('\n').length + column + Number(line > 0)
  return `${fileName}: ${lines.join('\n').slice(computeOffset(start), computeOffset(end))} -> ${replacement}`
}

/**
 * Removes the equivalent mutants, which no visitor of this content could notice. equivalent.json lists them by
 * reason: file, original code, replacement and the number of such mutants (default: 1). Throws if the code has a
 * different number of them.
 */
export function removeEquivalents(mutants: readonly Mutant[], sources: Sources) {
  const listedCounts = new Map(
    Object.values(equivalents)
      .flat()
      .map(([file, from, to, count = 1]) => [`${file}: ${from} -> ${to}`, Number(count)]),
  )
  const mutantsByName = Map.groupBy(mutants, (mutant) => formatMutant(mutant, sources))
  for (const [name, count] of listedCounts) {
    const found = mutantsByName.get(name)?.length ?? 0
    if (found !== count)
      throw new Error(
        `e2e/mutants/equivalent.json: ${name}: expected ${count} such mutants, found ${found}. Correct or delete this row`,
      )
  }
  return mutants.filter((mutant) => !listedCounts.has(formatMutant(mutant, sources)))
}

/** The files of a report in the JSON schema of mutation-testing-elements. */
type Files = Record<
  string,
  {
    language: string
    source: string
    mutants: Pick<Mutant, 'location' | 'mutatorName' | 'replacement' | 'status'>[]
  }
>

/**
 * Prints the surviving mutants and the score, and writes reports/mutants/index.html, which mutation-testing-elements
 * renders. `hasUnitMutants` adds the mutants of Stryker's own run with the unit tests. Returns the score in percent.
 */
export function writeReport(
  mutants: Mutant[],
  sources: Sources,
  findStatus: (id: string) => 'Killed' | 'Survived' | 'NoCoverage',
  hasUnitMutants: boolean,
): number {
  const files: Files = hasUnitMutants
    ? (JSON.parse(readFileSync(join(mutantsFolder, '../stryker.json'), 'utf8')) as { files: Files }).files
    : {}
  const toOneBased = ({ line, column }: Position) => ({ line: line + 1, column: column + 1 })
  for (const { name, content } of sources) {
    const fileMutants = mutants
      .filter(({ fileName }) => fileName === name)
      .map(({ id, mutatorName, replacement, location: { start, end } }) => ({
        id: `browser-${id}`,
        mutatorName,
        replacement,
        location: { start: toOneBased(start), end: toOneBased(end) },
        status: findStatus(id),
      }))
    files[name] = { language: 'typescript', source: content, mutants: fileMutants }
  }
  const mutantRows = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((row) => ({ file, ...row })),
  )
  const detectedMutants = mutantRows.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  const undetectedMutants = mutantRows.filter(
    ({ status }) => status === 'Survived' || status === 'NoCoverage',
  )
  for (const { file, location, mutatorName, replacement, status } of undetectedMutants)
    console.log(
      `${status}: ${file}:${location.start.line}:${location.start.column} ${mutatorName} -> ${replacement}`,
    )

  const elementsScriptPath = createRequire(import.meta.url).resolve(
    'mutation-testing-elements/dist/mutation-test-elements.js',
  )
  const reportData = { schemaVersion: '2', thresholds: { high: 95, low: 90 }, files }
  writeFileSync(
    join(mutantsFolder, 'index.html'),
    `<!doctype html><meta charset="utf-8" /><title>Mutants</title><script>${readFileSync(elementsScriptPath, 'utf8')}</script>
<mutation-test-report-app></mutation-test-report-app>
<script>document.querySelector('mutation-test-report-app').report = ${JSON.stringify(reportData).replaceAll('<', '\\u003c')}</script>
`,
  )
  const count = detectedMutants.length + undetectedMutants.length
  const score = count === 0 ? 100 : Math.floor((100 * detectedMutants.length) / count)
  console.log(
    `mutants: ${detectedMutants.length} of ${count} detected, ${score} %; ${join(mutantsFolder, 'index.html')}`,
  )
  return score
}
