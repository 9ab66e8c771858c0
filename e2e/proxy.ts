import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How a proxy treats the answer for a path; what is left out is passed on at once. */
export interface Treatment {
  /** ms before the answer begins. */
  delayMs?: number
  /** Sends this share of the body, 0 to 1, and the rest when `rest` is fulfilled. */
  share?: number
  rest?: Promise<unknown>
}

/**
 * Starts a proxy before the site at `target` that answers slowly, or in parts. Playwright's routes can do neither without
 * switching the HTTP cache off.
 */
export async function startProxy(target: string, treat: (path: string) => Treatment) {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { delayMs = 0, share = 1, rest } = treat(new URL(incoming.url ?? '/', target).pathname)
    await wait(delayMs)
    const headers = { ...incoming.headers, ...(share < 1 && { 'accept-encoding': 'identity' }) }
    const upstream = request(new URL(incoming.url ?? '/', target), { headers }).end()
    const [response] = (await once(upstream, 'response')) as [IncomingMessage]
    const body = Buffer.concat(await response.toArray())
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    const length = Math.round(body.length * share)
    outgoing.write(body.subarray(0, length))
    await rest
    outgoing.end(body.subarray(length))
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
