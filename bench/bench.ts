// npm run bench [-- --runs N --applied N]: our routes beside the physical limit.
import { mkdir, mkdtemp, rm, writeFile, cp } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readFlags } from './parts/flags.ts'
import { writeLimitPage } from './parts/limitPage.ts'
import { visit, type Throttling, type Visit } from './parts/lighthouse.ts'
import { median } from './parts/median.ts'
import { plot } from './parts/plot.ts'
import { routes } from './parts/routes.ts'
import { serve } from '../testbed/nginx.ts'
import { markdownTable } from './parts/table.ts'

const { runs, applied } = readFlags('bench', {
  runs: { fallback: 5, least: 1, most: 50 },
  applied: { fallback: 1, least: 0, most: 50 },
})
const dist = resolve(process.env.DIST ?? 'dist')
const reports = resolve('reports/bench')

interface Subject {
  name: string
  url: string
  visits: Visit[]
}

/** Each round visits every page once, so that whatever else the machine does falls on all of them alike. */
async function measure(subjects: Subject[], rounds: number, throttling: Throttling) {
  for (let round = 1; round <= rounds; round++) {
    for (const subject of subjects) {
      subject.visits.push(await visit(subject.url, throttling))
      console.error(`${throttling} ${round}/${rounds} ${subject.name}`)
    }
  }
}

const ms = (value: number) => String(Math.round(value))
const kB = (value: number) => (value / 1000).toFixed(1)

/** A row per page: medians, the largest paint also as a ratio to the limit page of the same run. */
function report(subjects: Subject[], limit: Subject): string {
  const of = ({ visits }: Subject, pick: (visit: Visit) => number) => median(visits.map(pick))
  const categories = Object.keys(limit.visits[0]?.scores ?? {})
  const head = [
    'page',
    'FCP ms',
    'LCP ms',
    'LCP / limit',
    'TBT ms',
    'CLS',
    'kB',
    'JS kB',
    'requests',
    ...categories,
  ]
  const rows = subjects.map((subject) => [
    subject.name,
    ms(of(subject, ({ fcp }) => fcp)),
    ms(of(subject, ({ lcp }) => lcp)),
    (of(subject, ({ lcp }) => lcp) / of(limit, ({ lcp }) => lcp)).toFixed(2),
    ms(of(subject, ({ tbt }) => tbt)),
    of(subject, ({ cls }) => cls).toFixed(4),
    kB(of(subject, ({ bytes }) => bytes)),
    kB(of(subject, ({ scriptBytes }) => scriptBytes)),
    ms(of(subject, ({ requests }) => requests)),
    ...categories.map((id) => ms(of(subject, ({ scores }) => scores[id] ?? 0))),
  ])
  return markdownTable(head, rows)
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const servers: Awaited<ReturnType<typeof serve>>[] = []
try {
  // Copies, so that a build made meanwhile changes nothing.
  await cp(dist, join(folder, 'site'), { recursive: true })
  await writeLimitPage(join(folder, 'site'), join(folder, 'limit'))
  const [site, limitServer] = await Promise.all(
    ['site', 'limit'].map(async (name) => {
      const server = await serve(join(folder, name))
      servers.push(server)
      return server.url
    }),
  )
  const subjects = (): [Subject, ...Subject[]] => [
    { name: 'physical limit', url: `${limitServer}/`, visits: [] },
    ...routes.map((path) => ({ name: path, url: `${site}${path}`, visits: [] })),
  ]
  await mkdir(reports, { recursive: true })
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`
  for (const [throttling, rounds] of [
    ['simulate', runs],
    ['devtools', applied],
  ] as const) {
    if (rounds === 0) continue
    const measured = subjects()
    await measure(measured, rounds, throttling)
    const title = `Lighthouse mobile, throttling ${throttling === 'simulate' ? 'simulated' : 'applied'}, median of ${rounds}; ${machine}`
    const table = report(measured, measured[0])
    console.log(`\n${title}\n\n${table}`)
    await writeFile(
      join(reports, `${throttling}.json`),
      JSON.stringify(
        { title, machine, rounds, pages: measured.map(({ name, visits }) => ({ name, visits })) },
        null,
        2,
      ),
    )
    await writeFile(join(reports, `${throttling}.md`), `${title}\n\n${table}\n`)
    const bars = measured.map(({ name, visits }, index) => {
      const values = visits.map(({ lcp }) => lcp)
      return { label: name, values, median: median(values), reference: index === 0 }
    })
    await writeFile(join(reports, `${throttling}.svg`), plot(`Largest Contentful Paint: ${title}`, bars))
  }
  console.log(`\nWritten to ${reports}`)
} catch (error) {
  process.exitCode = 1
  console.error(error)
} finally {
  for (const server of servers) await server.stop()
  await rm(folder, { recursive: true, force: true })
}
