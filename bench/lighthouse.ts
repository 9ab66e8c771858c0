// npm run lighthouse [-- --runs N --visits N] (or RUNS=N): the performance gate. Measures every page on the shipped nginx,
// as on a mid-range phone, and the limit page in the same run. Prints a line per page; exits 1 if a page misses a limit.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { paths } from '../src/content/schemaParts.ts'
import { serve } from '../testbed/nginx.ts'
import { readFlags } from './parts/flags.ts'
import { judge, median, medianLcp, phoneTimes, type Bar, type Measured } from './parts/gateLimits.ts'
import { writeLimitPage } from './parts/limitPage.ts'
import { visit, type Visit } from './parts/lighthouse.ts'
import { measureYardstick, traceTasks } from './parts/mainThread.ts'

/** CPU times vary, so each run traces them. Lighthouse's results hardly vary, and take two thirds of a run's time. */
const { runs, visits } = readFlags('lighthouse', {
  runs: { fallback: 5, least: 1, most: 50 },
  visits: { fallback: 3, least: 1, most: 50 },
})

/** Bytes and requests do not vary without scrolling. `/` shows the limit page's photograph, so its LCP ratio is tighter. */
const common: Bar = { lcp: 1.2, blocking: 40, longest: 80, bytes: 330_000, requests: 30 }
const bars: Record<string, Partial<Bar>> = {
  '/': { lcp: 1.1, blocking: 60, bytes: 470_000 },
  '/products': { bytes: 412_000 },
}

const dist = resolve(process.env.DIST ?? 'dist')
const folder = await mkdtemp(join(tmpdir(), 'limit-'))
await writeLimitPage(dist, folder)
const [site, limitSite] = await Promise.all([serve(dist), serve(folder)])
const measured = new Map<string, { visits: Visit[]; tasks: number[][] }>()
const yardsticks: number[] = []
const pages: [name: string, url: string, hasApp: boolean][] = [
  ['limit', `${limitSite.url}/`, false],
  ...paths.map((path): [string, string, boolean] => [path, site.url + path, true]),
]
for (const [name] of pages) measured.set(name, { visits: [], tasks: [] })
try {
  // Round-robin, so that a slow minute of the machine affects all pages alike.
  for (let run = 0; run < Math.max(runs, visits); run++) {
    if (run < runs) {
      yardsticks.push(await measureYardstick(`${limitSite.url}/yardstick`))
      for (const [name, url, hasApp] of pages) measured.get(name)?.tasks.push(await traceTasks(url, hasApp))
    }
    if (run < visits) for (const [name, url] of pages) measured.get(name)?.visits.push(await visit(url))
  }
} finally {
  await Promise.all([site.stop(), limitSite.stop()])
  await rm(folder, { recursive: true, force: true })
}

const limit: Measured = measured.get('limit') ?? { visits: [], tasks: [] }
for (const [name, page] of measured) {
  const missed = name === 'limit' ? [] : judge(page, limit, yardsticks, { ...common, ...bars[name] })
  const middle = (pick: (visit: Visit) => number) => Math.round(median(page.visits.map(pick)))
  const scores = Object.keys(page.visits[0]?.scores ?? {}).map((id) =>
    middle(({ scores }) => scores[id] ?? 0),
  )
  const { blocking, longest } = phoneTimes(page, yardsticks)
  console.log(
    `${missed.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(11)} ${scores.join('/')}  LCP / limit ${(medianLcp(page) / medianLcp(limit)).toFixed(2)}` +
      `  blocking ${Math.round(blocking)}  longest ${Math.round(longest)}  CLS ${Math.max(...page.visits.map(({ cls }) => cls)).toFixed(4)}` +
      `  ${middle(({ bytes }) => bytes)} bytes  ${middle(({ requests }) => requests)} requests` +
      `  (by the clock: FCP ${middle(({ fcp }) => fcp)}  LCP ${middle(({ lcp }) => lcp)}  TBT ${middle(({ tbt }) => tbt)})`,
  )
  for (const line of missed) console.error(`     ${name}: ${line}`)
  if (missed.length > 0) process.exitCode = 1
}
console.log(`yardstick ${median(yardsticks).toFixed(1)} ms`)
