// npm run gate: the performance gate. Measures every page on the shipped nginx,
// as on a mid-range phone, and for comparison the limit page (limitPage.ts). Exits 1 if a page is above a limit of gateLimits.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dist } from '../build/dist.ts'
import { paths } from '../src/content/pageSchemas.ts'
import { startNginx } from '../testbed/nginx.ts'
import { limitsOf } from './gateLimits.ts'
import { computeLowestTaskTimes, findExceededLimits, median, medianLcp } from './findExceededLimits.ts'
import { writeLimitPage } from './limitPage.ts'
import { recordingMs, traceTasks } from './mainThread.ts'
import { measureVisit, type Visit } from './measureVisit.ts'

/** The number of CPU traces and of Lighthouse visits of each page. Visits hardly vary, so that few suffice. */
const [runs, visits] = [5, 1]

const limitFolder = await mkdtemp(join(tmpdir(), 'limit-'))
await writeLimitPage(dist, limitFolder)
const [site, limitSite] = await Promise.all([startNginx(dist), startNginx(limitFolder)])
const createPage = (name: string, url: string, hasApp: boolean) => {
  const [visits, tasks]: [Visit[], number[][]] = [[], []]
  return { name, url, hasApp, visits, tasks }
}
const limitPage = createPage('limit', `${limitSite.url}/`, false)
const yardstick = createPage('yardstick', `${limitSite.url}/yardstick`, false)
const pages = [limitPage, ...paths.map((path) => createPage(path, site.url + path, true))]

const traces: Promise<unknown>[] = []
/** Records a trace. Does not wait for its file: the browser writes that some seconds later, and is idle until then. */
async function trace({ url, hasApp, tasks }: typeof limitPage) {
  traces.push(traceTasks(url, hasApp).then((found) => tasks.push(found)))
  await Promise.race([sleep(recordingMs), Promise.all(traces)])
}

try {
  // Measures the pages in turn, so that a slow minute of the machine affects all pages alike.
  for (let run = 0; run < Math.max(runs, visits); run++) {
    if (run < runs) for (const page of [yardstick, ...pages]) await trace(page)
    if (run < visits) {
      await Promise.all(traces)
      for (const page of pages) page.visits.push(await measureVisit(page.url))
    }
  }
  await Promise.all(traces)
} finally {
  await Promise.allSettled(traces) // each ends its browser
  await Promise.all([site.stop(), limitSite.stop()])
  await rm(limitFolder, { recursive: true, force: true })
}

const yardsticks = yardstick.tasks.map((tasks) => Math.max(...tasks))
for (const page of pages) {
  const { name } = page
  const exceededLimits =
    page === limitPage ? [] : findExceededLimits(page, limitPage, yardsticks, limitsOf(name))
  const medianOf = (pick: (visit: Visit) => number) => Math.round(median(page.visits.map(pick)))
  const scores = Object.keys(page.visits[0]?.scores ?? {}).map((id) =>
    medianOf(({ scores }) => scores[id] ?? 0),
  )
  const { blocking, longest } = computeLowestTaskTimes(page, yardsticks)
  console.log(
    `${exceededLimits.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(11)} ${scores.join('/')}  LCP / limit ${(medianLcp(page) / medianLcp(limitPage)).toFixed(2)}` +
      `  blocking ${Math.round(blocking)}  longest ${Math.round(longest)}  CLS ${Math.max(...page.visits.map(({ cls }) => cls)).toFixed(4)}` +
      `  ${medianOf(({ bytes }) => bytes)} bytes  ${medianOf(({ requests }) => requests)} requests` +
      `  (by the clock: FCP ${medianOf(({ fcp }) => fcp)}  LCP ${medianOf(({ lcp }) => lcp)}  TBT ${medianOf(({ tbt }) => tbt)})`,
  )
  for (const line of exceededLimits) console.error(`     ${name}: ${line}`)
  if (exceededLimits.length > 0) process.exitCode = 1
}
console.log(`yardstick ${Math.min(...yardsticks).toFixed(1)} ms`)
