import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { forward, startServer } from '../helpers/proxy.ts'

export type Answer = (response: ServerResponse) => void

export const redirectTo =
  (location: string): Answer =>
  (response) =>
    response.writeHead(303, { Location: location }).end()

/**
 * Starts a stub of the firm's endpoint. With `target` it is also a proxy in front of that site, which passes on everything but
 * POST. With `origin` it is a service on another origin, which allows pages of `origin` to send to it (CORS).
 */
export async function startEndpoint(port: number, { target, origin }: { target?: string; origin?: string }) {
  /** The values of each submission, by the names of the fields. */
  const submissions: Record<string, string>[] = []
  let sendAnswer: Answer = (response) => response.writeHead(204).end()

  const { stop } = await startServer(port, async (incoming, response) => {
    if (target && incoming.method !== 'POST') {
      const page = await forward(incoming, target)
      page.pipe(response.writeHead(page.statusCode ?? 502, page.headers))
      return
    }
    if (origin) {
      response.setHeader('Access-Control-Allow-Origin', origin)
      response.setHeader('Access-Control-Allow-Headers', 'Idempotency-Key')
    }
    if (incoming.method === 'OPTIONS') return response.writeHead(204).end()
    submissions.push(Object.fromEntries(new URLSearchParams(await text(incoming))))
    sendAnswer(response)
  })

  return {
    submissions,
    /** Sets how the endpoint answers from now on. */
    setAnswer: (how: Answer) => void (sendAnswer = how),
    disableCors: () => void (origin = undefined),
    stop,
  }
}
