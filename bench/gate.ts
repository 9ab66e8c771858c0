// npm run gate: the performance gate. Measures every page on the shipped nginx as on a mid-range phone, and for comparison the
// limit page (limitPage.ts). Exits 1 if a page is above a limit of gateLimits.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dist } from '../build/dist.ts'
import { hasOwnContent } from '../check/hasOwnContent.ts'
import { paths } from '../src/content/pageSchemas.ts'
import { startNginx } from '../testbed/nginx.ts'
import { limitsOf } from './gateLimits.ts'
import { computeLowestTaskTimes, findExceededLimits } from './findExceededLimits.ts'
import { writeLimitPage } from './limitPage.ts'
import { recordingMs, traceTasks } from './mainThread.ts'
import { measureVisit, type Visit } from './measureVisit.ts'

/** How often each page is traced. One visit by Lighthouse suffices, because visits hardly vary. */
const traceCount = 4

// The bytes of the owner's own content are printed, but not judged.
const ignoredLimits = (await hasOwnContent()) ? { bytes: Infinity } : {}

const limitFolder = await mkdtemp(join(tmpdir(), 'limit-'))
await writeLimitPage(dist, limitFolder)
const [site, limitSite] = await Promise.all([startNginx(dist), startNginx(limitFolder)])
const createPage = (name: string, url: string, hasApp: boolean) => ({
  name,
  url,
  hasApp,
  tasks: [] as number[][],
})
const limitPage = createPage('limit', `${limitSite.url}/`, false)
const yardstick = createPage('yardstick', `${limitSite.url}/yardstick`, false)
const pages = [limitPage, ...paths.map((path) => createPage(path, site.url + path, true))]

const traces: Promise<unknown>[] = []
/** Records a trace. Does not wait for the trace file: the browser writes it some seconds later, and is idle until then. */
async function trace({ url, hasApp, tasks }: typeof limitPage) {
  traces.push(traceTasks(url, hasApp).then((found) => tasks.push(found)))
  await Promise.race([sleep(recordingMs), Promise.all(traces)])
}

/** Measures and judges a page, and prints the result. `limitVisit` is absent for the limit page itself. */
async function judgePage({ name, url, tasks }: typeof limitPage, limitVisit?: Visit): Promise<Visit> {
  const visit = await measureVisit(url)
  const yardsticks = yardstick.tasks.map((list) => Math.max(...list))
  const { blocking, longest } = computeLowestTaskTimes(tasks, yardsticks)
  const lcpRatio = visit.lcp / (limitVisit ?? visit).lcp
  const page = { ...visit, lcpRatio, blocking, longest }
  const limits = { ...limitsOf(name), ...ignoredLimits }
  const exceededLimits = limitVisit ? findExceededLimits(page, limits) : []
  const times = `FCP ${Math.round(visit.fcp)}  LCP ${Math.round(visit.lcp)}  TBT ${Math.round(visit.tbt)}`
  console.log(
    `${exceededLimits.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(11)} ${Object.values(visit.scores).join('/')}` +
      `  LCP / limit ${lcpRatio.toFixed(2)}  blocking ${Math.round(blocking)}  longest ${Math.round(longest)}` +
      `  CLS ${visit.cls.toFixed(4)}  ${visit.bytes} bytes  ${visit.requests} requests  (by the clock: ${times})`,
  )
  for (const line of exceededLimits) console.error(`     ${name}: ${line}`)
  if (exceededLimits.length > 0) process.exitCode = 1
  return visit
}

try {
  // Traces the pages in turn, so that a slow minute of the machine affects all pages alike.
  for (let run = 0; run < traceCount; run++) for (const page of [yardstick, ...pages]) await trace(page)
  await Promise.all(traces)
  console.log(`yardstick ${Math.min(...yardstick.tasks.flatMap((list) => Math.max(...list))).toFixed(1)} ms`)
  const limitVisit = await judgePage(limitPage)
  for (const page of pages.slice(1)) await judgePage(page, limitVisit)
} finally {
  await Promise.allSettled(traces) // each trace closes its own browser
  await Promise.all([site.stop(), limitSite.stop()])
  await rm(limitFolder, { recursive: true, force: true })
}
