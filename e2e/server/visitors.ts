// Simulated clients, run by swarm.spec.ts inside the swarm's network. Each request picks a replica at random, like the
// routing mesh. At the end of stdin they print their results as one line of JSON.
import { resolve4 } from 'node:dns/promises'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Visits {
  pages: number
  /** Number of pages by the app script that they name; each version has its own script. */
  versions: Record<string, number>
  /** Requests without a response of status 200. */
  failed: { at: number; path: string; reason: string }[]
}

const paths = ['/', '/about', '/products', '/grievance', '/contact']
const visits: Visits = { pages: 0, versions: {}, failed: [] }
const ended = new AbortController()
process.stdin.resume().on('end', () => ended.abort())
const over = AbortSignal.any([ended.signal, AbortSignal.timeout(120_000)])

const any = <Item>(items: Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('expected at least one item to choose from')
  return item
}

async function get(path: string): Promise<string> {
  const host = any(await resolve4('tasks.web'))
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

/** The response body. Records failed requests, and returns an empty string for them. */
async function ask(path: string): Promise<string> {
  const at = Date.now()
  return get(path).catch((error: unknown) => {
    visits.failed.push({ at, path, reason: String(error) })
    return ''
  })
}

async function visit() {
  while (!over.aborted) {
    const html = await ask(any(paths))
    visits.pages++
    const assets = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
    await Promise.all(assets.map(ask))
    const app = assets.find((path) => path.startsWith('/assets/app-'))
    if (app !== undefined) visits.versions[app] = (visits.versions[app] ?? 0) + 1
    await pause(20) // think time between two pages
  }
}

await Promise.all([visit(), visit(), visit(), visit()])
console.log(JSON.stringify(visits))
