import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the proxy sends a response: first this share of the body, 0 to 1, and the remainder when `resumeWhen` resolves. */
interface ResponsePlan {
  share?: number
  resumeWhen?: Promise<unknown>
}

/**
 * Starts a proxy in front of `target` that can interrupt responses. `planFor` is called with each path; an empty plan passes the
 * response on at once. Playwright's routes could do this, but they disable the HTTP cache.
 */
export async function startProxy(target: string, planFor: (path: string) => ResponsePlan) {
  const server = createServer((incoming, outgoing) => {
    answerRequest(incoming, outgoing).catch(() => outgoing.destroy())
  })

  async function answerRequest(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { share = 1, resumeWhen } = planFor(new URL(incoming.url ?? '/', target).pathname)
    const headers = { ...incoming.headers, ...(share < 1 && { 'accept-encoding': 'identity' }) }
    const upstream = request(new URL(incoming.url ?? '/', target), { headers }).end()
    const [response] = (await once(upstream, 'response')) as [IncomingMessage]
    const body = Buffer.concat(await response.toArray())
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    const length = Math.round(body.length * share)
    outgoing.write(body.subarray(0, length))
    await resumeWhen
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
