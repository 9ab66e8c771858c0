import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a local server; port 0 is any free one. If `handle` fails, it closes the connection. */
export async function startServer(
  port: number,
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>,
) {
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Requests from `target` what a client has requested. */
export async function forward({ url = '/', headers }: IncomingMessage, target: string) {
  const [response] = await once(request(new URL(url, target), { headers }).end(), 'response')
  return response as IncomingMessage
}

/**
 * Starts a proxy in front of `target` that can interrupt responses. `planFor` returns for a path which share of the body to send
 * first, 0 to 1, and when to send the remainder. Playwright's routes could do this, but they disable the HTTP cache.
 */
export const startProxy = (
  target: string,
  planFor: (path: string) => { share?: number; resumeWhen?: Promise<unknown> },
) =>
  startServer(0, async (incoming, outgoing) => {
    const { share = 1, resumeWhen } = planFor(new URL(incoming.url ?? '/', target).pathname)
    if (share < 1) incoming.headers['accept-encoding'] = 'identity'
    const response = await forward(incoming, target)
    const body = Buffer.concat(await response.toArray())
    const length = Math.round(body.length * share)
    outgoing.writeHead(response.statusCode ?? 502, response.headers).write(body.subarray(0, length))
    await resumeWhen
    outgoing.end(body.subarray(length))
  })
