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
 * Starts a proxy in front of `target`. If `resumeWhen` returns a promise for a path, three quarters of the body are sent first, and
 * the rest when it resolves. Playwright's routes could do this, but they disable the HTTP cache.
 */
export const startProxy = (target: string, resumeWhen: (path: string) => Promise<unknown> | undefined) =>
  startServer(0, async (incoming, outgoing) => {
    const whole = resumeWhen(new URL(incoming.url ?? '/', target).pathname)
    if (whole) incoming.headers['accept-encoding'] = 'identity'
    const response = await forward(incoming, target)
    const body = Buffer.concat(await response.toArray())
    const length = whole ? Math.round(body.length * 0.75) : body.length
    outgoing.writeHead(response.statusCode ?? 502, response.headers).write(body.subarray(0, length))
    await whole
    outgoing.end(body.subarray(length))
  })
