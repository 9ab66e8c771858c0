import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type Answer = (response: ServerResponse) => void

export const createRedirectAnswer =
  (location: string): Answer =>
  (response) =>
    response.writeHead(303, { Location: location }).end()

/** Sends a GET request with the same path and headers to `target`, and answers with its response. */
async function forward({ url = '/', headers }: IncomingMessage, response: ServerResponse, target: string) {
  const [answer] = (await once(request(new URL(url, target), { headers }).end(), 'response')) as [
    IncomingMessage,
  ]
  answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
}

/**
 * Starts a stub of a form's endpoint. With `target` it is also a proxy in front of that site: it forwards all
 * requests except POST. With `origin`, pages of that other origin may send to it (CORS).
 */
export async function startEndpoint(port: number, { target, origin }: { target?: string; origin?: string }) {
  /** The values of each submission, by the names of the fields. */
  const submissions: Record<string, string>[] = []
  let preflightPromise = Promise.resolve()
  let sendAnswer: Answer = (response) => response.writeHead(204).end()

  async function answerRequest(incoming: IncomingMessage, response: ServerResponse) {
    if (target && incoming.method !== 'POST') return forward(incoming, response, target)
    if (origin) {
      response.setHeader('Access-Control-Allow-Origin', origin)
      response.setHeader('Access-Control-Allow-Headers', 'Idempotency-Key')
    }
    if (incoming.method === 'OPTIONS') return preflightPromise.then(() => response.writeHead(204).end())
    submissions.push(Object.fromEntries(new URLSearchParams(await text(incoming))))
    return sendAnswer(response)
  }
  const server = createServer((incoming, response) => {
    answerRequest(incoming, response).catch(() => response.destroy())
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')

  return {
    submissions,
    setAnswer: (answer: Answer) => void (sendAnswer = answer),
    disableCors: () => void (origin = undefined),
    /** Delays the answers to preflight requests (CORS), after which browsers send the values. */
    holdPreflights() {
      const { promise, resolve } = Promise.withResolvers<void>()
      preflightPromise = promise
      return resolve
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
