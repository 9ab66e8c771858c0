// npm run processor [-- --runs N]: what the main thread of a phone does in a visit of each page, beside the limit page: the
// times of the gate by their kind. Not a test: the gate is npm run lighthouse.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serve } from '../testbed/nginx.ts'
import { readFlags } from './parts/flags.ts'
import { writeLimitPage } from './parts/limitPage.ts'
import { measureYardstick, onPhone, tasksAfterPaint, timeIn, traceVisit } from './parts/mainThread.ts'
import { median } from './parts/median.ts'
import { routes } from './parts/routes.ts'
import { markdownTable } from './parts/table.ts'

const { runs } = readFlags('processor', { runs: { fallback: 3, least: 1, most: 50 } })

/** Trace events by what a reader calls them; all after the first paint. */
const kinds = {
  layout: ['Layout'],
  style: ['UpdateLayoutTree'],
  evaluation: ['v8.evaluateModule', 'EvaluateScript', 'v8.compileModule'],
  functions: ['FunctionCall', 'RunMicrotasks'],
  paint: ['PrePaint', 'Paint', 'Layerize'],
} as const

const dist = resolve(process.env.DIST ?? 'dist')
const folder = await mkdtemp(join(tmpdir(), 'limit-'))
await writeLimitPage(dist, folder)
const [site, limitSite] = await Promise.all([serve(dist), serve(folder)])
const pages: [name: string, url: string, alive: boolean][] = [
  ['limit page', `${limitSite.url}/`, false],
  ...routes.map((path): [string, string, boolean] => [path, site.url + path, true]),
]
const measured = new Map<string, number[][]>(pages.map(([name]) => [name, []]))
try {
  for (let run = 0; run < runs; run++) {
    const yardstick = await measureYardstick(`${limitSite.url}/yardstick`)
    for (const [name, url, alive] of pages) {
      const events = await traceVisit(url, alive, 'devtools.timeline', 'v8')
      const { blocking, longest } = onPhone(tasksAfterPaint(events), yardstick)
      const times = Object.values(kinds).map(
        (names) => onPhone([timeIn(events, ...names)], yardstick).longest,
      )
      measured.get(name)?.push([blocking, longest, ...times])
    }
  }
} finally {
  await Promise.all([site.stop(), limitSite.stop()])
  await rm(folder, { recursive: true, force: true })
}
const rows = Array.from(measured, ([name, lists]) => [
  name,
  ...(lists[0] ?? []).map((_, column) =>
    String(Math.round(median(lists.map((list) => list[column] ?? NaN)))),
  ),
])
console.log(markdownTable(['page', 'blocking', 'longest task', ...Object.keys(kinds)], rows))
