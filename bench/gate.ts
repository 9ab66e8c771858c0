// npm run lighthouse [-- --runs N --visits N]: the performance gate. Measures every page on the shipped nginx,
// as on a mid-range phone, and for comparison the limit page (parts/limitPage.ts). Exits 1 if a page is above a limit of gateLimits.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { dist } from '../owner/folders.ts'
import { paths } from '../src/content/pageSchemas.ts'
import { startNginx } from '../testbed/nginx.ts'
import { limitsOf } from './gateLimits.ts'
import {
  findMissedLimits,
  median,
  medianLcp,
  computeLeastPhoneTimes,
  type PageMeasurements,
} from './parts/findMissedLimits.ts'
import { writeLimitPage } from './parts/limitPage.ts'
import { recordingMs, traceTasks } from './parts/mainThread.ts'
import { measureVisit, type Visit } from './parts/measureVisit.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, visits: { type: 'string', default: '3' } },
})
/** The number of CPU traces (`runs`) and of Lighthouse visits of each page. Visits hardly vary, so that few suffice. */
const [runs, visits] = (['runs', 'visits'] as const).map((name) => {
  if (!/^[1-9]\d?$/.test(values[name]))
    throw new Error(`--${name} is "${values[name]}", expected a whole number from 1 to 99`)
  return Number(values[name])
}) as [number, number]

const limitFolder = await mkdtemp(join(tmpdir(), 'limit-'))
await writeLimitPage(dist, limitFolder)
const [site, limitSite] = await Promise.all([startNginx(dist), startNginx(limitFolder)])
const measurements = new Map<string, { visits: Visit[]; tasks: number[][] }>()
const yardsticks: number[] = []
const pages: [name: string, url: string, hasApp: boolean][] = [
  ['limit', `${limitSite.url}/`, false],
  ...paths.map((path): [string, string, boolean] => [path, site.url + path, true]),
]
for (const [name] of pages) measurements.set(name, { visits: [], tasks: [] })

const traces: Promise<unknown>[] = []
/** Records a trace. Does not wait for its file: the browser writes that some seconds later, and is idle until then. */
async function trace(url: string, hasApp: boolean, keepTasks: (tasks: number[]) => void) {
  traces.push(traceTasks(url, hasApp).then(keepTasks))
  await Promise.race([sleep(recordingMs), Promise.all(traces)])
}

try {
  // Measures the pages in turn, so that a slow minute of the machine affects all pages alike.
  for (let run = 0; run < Math.max(runs, visits); run++) {
    if (run < runs) {
      await trace(`${limitSite.url}/yardstick`, false, (tasks) => yardsticks.push(Math.max(...tasks)))
      for (const [name, url, hasApp] of pages)
        await trace(url, hasApp, (tasks) => measurements.get(name)?.tasks.push(tasks))
    }
    if (run < visits) {
      await Promise.all(traces)
      for (const [name, url] of pages) measurements.get(name)?.visits.push(await measureVisit(url))
    }
  }
  await Promise.all(traces)
} finally {
  await Promise.allSettled(traces) // each ends its browser
  await Promise.all([site.stop(), limitSite.stop()])
  await rm(limitFolder, { recursive: true, force: true })
}

const limitPage: PageMeasurements = measurements.get('limit') ?? { visits: [], tasks: [] }
for (const [name, page] of measurements) {
  const missedLimits = name === 'limit' ? [] : findMissedLimits(page, limitPage, yardsticks, limitsOf(name))
  const medianOf = (pick: (visit: Visit) => number) => Math.round(median(page.visits.map(pick)))
  const scores = Object.keys(page.visits[0]?.scores ?? {}).map((id) =>
    medianOf(({ scores }) => scores[id] ?? 0),
  )
  const { blocking, longest } = computeLeastPhoneTimes(page, yardsticks)
  console.log(
    `${missedLimits.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(11)} ${scores.join('/')}  LCP / limit ${(medianLcp(page) / medianLcp(limitPage)).toFixed(2)}` +
      `  blocking ${Math.round(blocking)}  longest ${Math.round(longest)}  CLS ${Math.max(...page.visits.map(({ cls }) => cls)).toFixed(4)}` +
      `  ${medianOf(({ bytes }) => bytes)} bytes  ${medianOf(({ requests }) => requests)} requests` +
      `  (by the clock: FCP ${medianOf(({ fcp }) => fcp)}  LCP ${medianOf(({ lcp }) => lcp)}  TBT ${medianOf(({ tbt }) => tbt)})`,
  )
  for (const line of missedLimits) console.error(`     ${name}: ${line}`)
  if (missedLimits.length > 0) process.exitCode = 1
}
console.log(`yardstick ${Math.min(...yardsticks).toFixed(1)} ms`)
