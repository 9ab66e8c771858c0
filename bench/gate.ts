// npm run gate: the performance gate. Serves the site with the shipped nginx.conf and measures each page as on a
// mid-range phone. Compares each with the baseline page, the smallest page with a photograph (writeComparisonPages.ts).
// Exits with 1 if a page exceeds a limit of gateLimits.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dist } from '../build/dist.ts'
import { hasOwnContent } from '../testbed/hasOwnContent.ts'
import { paths } from '../src/content/schemas/pageSchemas.ts'
import { startNginx } from '../testbed/nginx.ts'
import { findLimits } from './gateLimits.ts'
import { computeLowestTaskTimes, findExceededLimits } from './findExceededLimits.ts'
import { writeComparisonPages } from './writeComparisonPages.ts'
import { recordingMs, traceTasks } from './mainThread.ts'
import { measureVisit, type Visit } from './measureVisit.ts'

/** Rounds of traces. After the second one, only pages that exceed a limit of task times are traced again. */
const maxRounds = 6

// If the site has the owner's own content, the bytes of its pages are printed, but not judged.
const ignoredLimits = (await hasOwnContent()) ? { bytes: Infinity } : {}

const comparisonFolder = await mkdtemp(join(tmpdir(), 'comparison-'))
await writeComparisonPages(dist, comparisonFolder)
const [siteServer, comparisonServer] = await Promise.all([startNginx(dist), startNginx(comparisonFolder)])
const createTracedPage = (name: string, url: string, hasApp: boolean) => ({
  name,
  url,
  hasApp,
  tasks: [] as number[][],
})
type TracedPage = ReturnType<typeof createTracedPage>
const baselinePage = createTracedPage('baseline', comparisonServer.base.href, false)
const yardstickPage = createTracedPage('yardstick', `${comparisonServer.base.href}yardstick`, false)
const pages = [
  baselinePage,
  ...paths.map((path) => createTracedPage(path, new URL(path, siteServer.base).href, true)),
]

const tracePromises: Promise<unknown>[] = []
/**
 * Records a trace. Does not wait for the trace file, which the browser writes some seconds later. Until then the
 * browser is idle, so the next trace can begin.
 */
async function tracePage({ url, hasApp, tasks }: TracedPage) {
  tracePromises.push(traceTasks(url, hasApp).then((found) => tasks.push(found)))
  await Promise.race([sleep(recordingMs), Promise.all(tracePromises)])
}

/** Blocking time and longest task in ms, scaled to a phone by the yardstick's times in the page's rounds. */
function computeTaskTimes({ tasks }: TracedPage) {
  const yardsticksMs = yardstickPage.tasks.slice(0, tasks.length).map((list) => Math.max(...list))
  return computeLowestTaskTimes(tasks, yardsticksMs)
}

function exceedsTaskLimits(page: TracedPage): boolean {
  const { blockingMs, longestTaskMs } = computeTaskTimes(page)
  const limits = findLimits(page.name)
  return !(blockingMs <= limits.blockingMs && longestTaskMs <= limits.longestTaskMs)
}

/** Prints a page's measurements and the limits that it exceeds, which fail the gate. The baseline has no limits. */
function printVerdict(tracedPage: TracedPage, visit: Visit, baselineVisit: Visit) {
  const { name } = tracedPage
  const { blockingMs, longestTaskMs } = computeTaskTimes(tracedPage)
  const lcpRatio = visit.lcpMs / baselineVisit.lcpMs
  const page = { ...visit, lcpRatio, blockingMs, longestTaskMs }
  const limits = { ...findLimits(name), ...ignoredLimits }
  const exceededMessages = tracedPage === baselinePage ? [] : findExceededLimits(page, limits)
  const timesText = `FCP ${Math.round(visit.fcpMs)}  LCP ${Math.round(visit.lcpMs)}  TBT ${Math.round(visit.tbtMs)}`
  console.log(
    `${exceededMessages.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(11)} ${Object.values(visit.scores).join('/')}` +
      `  LCP / baseline ${lcpRatio.toFixed(2)}  blocking ${Math.round(blockingMs)}  longest ${Math.round(longestTaskMs)}` +
      `  CLS ${visit.cls.toFixed(4)}  ${visit.bytes} bytes  ${visit.requests} requests  (by the clock: ${timesText})`,
  )
  for (const line of exceededMessages) console.error(`     ${name}: ${line}`)
  if (exceededMessages.length > 0) process.exitCode = 1
}

try {
  // Traces each page once per round, so that a slow minute of the machine affects all pages alike.
  let tracedPages = pages
  for (let round = 1; round <= maxRounds && tracedPages.length > 0; round++) {
    for (const page of [yardstickPage, ...tracedPages]) await tracePage(page)
    await Promise.all(tracePromises)
    if (round > 1) tracedPages = tracedPages.filter(exceedsTaskLimits)
  }
  console.log(`yardstick ${Math.min(...yardstickPage.tasks.map((list) => Math.max(...list))).toFixed(1)} ms`)
  const baselineVisit = await measureVisit(baselinePage.url, 0)
  printVerdict(baselinePage, baselineVisit, baselineVisit)
  for (const page of pages.slice(1)) {
    const highestLcpMs = baselineVisit.lcpMs * findLimits(page.name).lcpRatio
    printVerdict(page, await measureVisit(page.url, highestLcpMs), baselineVisit)
  }
} finally {
  await Promise.allSettled(tracePromises) // each trace closes its browser when it ends
  await Promise.all([siteServer.stop(), comparisonServer.stop()])
  await rm(comparisonFolder, { recursive: true, force: true })
}
