import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How the proxy treats the response for a path. By default it passes the response on at once. */
export interface Treatment {
  /** Delay in ms before the response. */
  delayMs?: number
  /** Sends this share of the body, 0 to 1, and the remainder when `rest` resolves. */
  share?: number
  rest?: Promise<unknown>
}

/** Starts a proxy in front of `target` with slow or partial responses. Playwright's routes would disable the HTTP cache. */
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
