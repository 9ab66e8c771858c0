import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** A submission as it arrived. */
export interface Arrived {
  values: Record<string, string>
  key: string | undefined
}

type Answer = (response: ServerResponse, incoming: IncomingMessage) => void

/** What an endpoint does with a complete submission: 204 for the page's script, a redirect back for a form without it. */
export const accept =
  (page: string): Answer =>
  (response, { headers }) =>
    headers.accept?.includes('text/html')
      ? response.writeHead(303, { Location: `${page}#sent` }).end()
      : response.writeHead(204).end()

/**
 * A stand-in for the firm's endpoint. Below `target` it is the operator's proxy as well, which passes on whatever is not for
 * the endpoint; without, it is a service on another origin, which says by CORS whose pages may send to it.
 */
export async function startEndpoint(port: number, { target, origin }: { target?: string; origin?: string }) {
  const arrived: Arrived[] = []
  let answer: Answer = (response) => response.writeHead(204).end()
  let hasCors = origin !== undefined

  const server = createServer((incoming, response) => {
    void handle(incoming, response).catch(() => response.destroy())
  })

  async function handle(incoming: IncomingMessage, response: ServerResponse) {
    if (target && incoming.method !== 'POST') {
      const upstream = request(new URL(incoming.url ?? '/', target), { headers: incoming.headers }).end()
      const [page] = (await once(upstream, 'response')) as [IncomingMessage]
      response.writeHead(page.statusCode ?? 502, page.headers)
      page.pipe(response)
      return
    }
    if (hasCors && origin) {
      response.setHeader('Access-Control-Allow-Origin', origin)
      response.setHeader('Access-Control-Allow-Headers', 'Idempotency-Key')
    }
    if (incoming.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const body = Buffer.concat(await incoming.toArray()).toString()
    const key = incoming.headers['idempotency-key']
    arrived.push({ values: Object.fromEntries(new URLSearchParams(body)), key: key?.toString() })
    answer(response, incoming)
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    arrived,
    /** How it answers from now on. */
    answerBy: (how: Answer) => {
      answer = how
    },
    withoutCors: () => {
      hasCors = false
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
