// Simulated clients, which swarm.spec.ts runs inside the swarm's network. Each request goes to a random replica, as Docker's
// routing mesh would send it. At the end of stdin this script prints the results as one line of JSON.
import { resolve4 } from 'node:dns/promises'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Visits {
  /** Number of requested pages. */
  pages: number
  /** Number of pages per app script. Each version of the site has a different script. */
  versions: Record<string, number>
  /** Requests that got no response with status 200. */
  failed: { at: number; path: string; reason: string }[]
}

const paths = ['/', '/about', '/products', '/grievance', '/contact']
const visits: Visits = { pages: 0, versions: {}, failed: [] }
const inputEnded = new AbortController()
process.stdin.resume().on('end', () => inputEnded.abort())
const stopSignal = AbortSignal.any([inputEnded.signal, AbortSignal.timeout(120_000)])

const pickRandom = <Item>(items: Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('expected at least one item to choose from')
  return item
}

async function getBody(path: string): Promise<string> {
  const host = pickRandom(await resolve4('tasks.web'))
  return new Promise((resolve, reject) => {
    const request = http.get({ host, port: 8080, path, agent: false, timeout: 5000 }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')))
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200 ? resolve(body) : reject(new Error(`${host}: ${response.statusCode}`)),
      )
    })
    request.on('timeout', () => request.destroy(new Error(`${host}: no answer within 5 s`)))
    request.on('error', reject)
  })
}

/** Requests a path; returns the response body. A failed request is recorded, and returns an empty string. */
async function getOrRecordFailure(path: string): Promise<string> {
  const at = Date.now()
  return getBody(path).catch((error: unknown) => {
    visits.failed.push({ at, path, reason: String(error) })
    return ''
  })
}

async function simulateVisitor() {
  while (!stopSignal.aborted) {
    const html = await getOrRecordFailure(pickRandom(paths))
    visits.pages++
    const assets = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
    await Promise.all(assets.map(getOrRecordFailure))
    const app = assets.find((path) => path.startsWith('/assets/app-'))
    if (app !== undefined) visits.versions[app] = (visits.versions[app] ?? 0) + 1
    await pause(20) // ms that a visitor stays on a page
  }
}

await Promise.all([simulateVisitor(), simulateVisitor(), simulateVisitor(), simulateVisitor()])
console.log(JSON.stringify(visits))
