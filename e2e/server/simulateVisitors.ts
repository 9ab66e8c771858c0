// Simulated clients, which swarm.spec.ts runs inside the swarm's network. Each request goes to a random replica:
// Docker's routing mesh, too, would distribute the requests of one client. Arguments: the paths of the pages. When
// stdin ends, this script prints the results as one line of JSON.
import { resolve4 } from 'node:dns/promises'
import { setTimeout as pause } from 'node:timers/promises'

export interface VisitResults {
  /** Number of page views by app script. Each version of the site has a different script. */
  viewsByAppScript: Record<string, number>
  /** Requests that got no response with status 200. */
  failed: string[]
}

const paths = process.argv.slice(1)
const visitResults: VisitResults = { viewsByAppScript: {}, failed: [] }
process.stdin.resume()
setTimeout(() => process.exit(1), 120_000).unref()

const pickRandom = (items: readonly string[]) => String(items[Math.floor(Math.random() * items.length)])

/** Requests a path on a new connection and returns the body. Records a failed request and returns an empty string. */
async function requestText(path: string): Promise<string> {
  try {
    const host = pickRandom(await resolve4('tasks.web'))
    const options = { headers: { connection: 'close' }, signal: AbortSignal.timeout(5000) }
    const response = await fetch(`http://${host}:8080${path}`, options)
    if (response.status !== 200) throw new Error(`${host}: ${response.status}`)
    return await response.text()
  } catch (error) {
    visitResults.failed.push(`${path}: ${String((error as Error).cause ?? error)}`)
    return ''
  }
}

async function simulateVisitor() {
  while (!process.stdin.readableEnded) {
    const html = await requestText(pickRandom(paths))
    const assetPaths = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
    await Promise.all(assetPaths.map(requestText))
    const appScriptPath = assetPaths.find((path) => path.startsWith('/assets/app-'))
    if (appScriptPath !== undefined)
      visitResults.viewsByAppScript[appScriptPath] = (visitResults.viewsByAppScript[appScriptPath] ?? 0) + 1
    await pause(20) // ms that a visitor stays on a page
  }
}

await Promise.all([simulateVisitor(), simulateVisitor(), simulateVisitor(), simulateVisitor()])
console.log(JSON.stringify(visitResults))
