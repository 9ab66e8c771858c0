import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** The values of a submission, by the names of the fields. */
type Submission = Record<string, string>

export type Answer = (response: ServerResponse, incoming: IncomingMessage) => void

/** Accepts a submission: answers 204 to the page's script, and redirects a browser without JavaScript back to the page. */
export const acceptSubmission =
  (page: string): Answer =>
  (response, incoming) =>
    incoming.headers.accept?.includes('text/html')
      ? redirectTo(`${page}#sent`)(response, incoming)
      : response.writeHead(204).end()

export const redirectTo =
  (location: string): Answer =>
  (response) =>
    response.writeHead(303, { Location: location }).end()

/**
 * Starts a stub of the firm's endpoint. With `target` it is also a proxy in front of that site, which passes on everything but
 * POST. With `origin` it is a service on another origin, which allows pages of `origin` to send to it (CORS).
 */
export async function startEndpoint(port: number, { target, origin }: { target?: string; origin?: string }) {
  const submissions: Submission[] = []
  let sendAnswer: Answer = (response) => response.writeHead(204).end()
  let hasCors = origin !== undefined

  const server = createServer((incoming, response) => {
    void handleRequest(incoming, response).catch(() => response.destroy())
  })

  async function handleRequest(incoming: IncomingMessage, response: ServerResponse) {
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
    submissions.push(Object.fromEntries(new URLSearchParams(body)))
    sendAnswer(response, incoming)
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    submissions,
    /** Sets how the endpoint answers from now on. */
    setAnswer: (how: Answer) => {
      sendAnswer = how
    },
    disableCors: () => {
      hasCors = false
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
