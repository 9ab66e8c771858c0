// The tests run on Node 24 only; the site's own code keeps to the older library of tsconfig.json.
/// <reference lib="es2024.promise" />
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import tls from 'node:tls'
import { routes } from '../content.ts'

/** Where the site under test is served: nginx on this machine unless BASE_URL says otherwise. */
export const BASE_URL = new URL(process.env.BASE_URL ?? 'http://127.0.0.1:8080')

export const PAGES = routes.map(({ path }) => path)

export type Answer = {
  status: number
  /** All header fields by lower-case name, each with every value it came with. */
  headers: Map<string, string[]>
  body: Buffer
}

type Options = {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string
  base?: URL
  /** The authority that alone may have signed the certificate. */
  ca?: string
}

/** Sends one request on a connection of its own; the path goes out exactly as given. */
export function request(
  path: string,
  { method = 'GET', headers = {}, body, base = BASE_URL, ca }: Options = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { request: send } = base.protocol === 'https:' ? https : http
  const sent = send(
    {
      host: base.hostname,
      port: base.port,
      servername: base.hostname,
      path,
      method,
      headers,
      ca,
      agent: false,
    },
    (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: pairsToMap(response.rawHeaders),
          body: Buffer.concat(chunks),
        }),
      )
    },
  )
  sent.on('error', reject)
  sent.end(body)
  return promise
}

function pairsToMap(pairs: string[]) {
  const map = new Map<string, string[]>()
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    const name = String(pairs[i]).toLowerCase()
    map.set(name, [...(map.get(name) ?? []), String(pairs[i + 1])])
  }
  return map
}

/** The values of a header field as one string, or undefined where it was not sent. */
export function header(answer: Answer, name: string): string | undefined {
  return answer.headers.get(name.toLowerCase())?.join(', ')
}

/** Opens a connection without sending anything. */
export function connect(base = BASE_URL): net.Socket {
  return base.protocol === 'https:'
    ? tls.connect({ host: base.hostname, port: Number(base.port || 443), servername: base.hostname })
    : net.connect({ host: base.hostname, port: Number(base.port || 80) })
}

/** Writes bytes as they are and returns all that comes back (latin1) until the server closes. */
export function raw(bytes: string | Buffer, base = BASE_URL): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(base)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A reset is a way to close as well: what counts is what came before it.
  socket.on('error', () => undefined)
  socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  socket.end(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  return promise
}

/** The status codes of the responses in what raw() returned. */
export function statuses(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map((match) => Number(match[1]))
}

/** The addresses below /assets/ that the pages and their scripts name, e.g. every ".css" of them. */
export async function assets(extension: string): Promise<string[]> {
  const found = new Set<string>(PAGES)
  for (const path of found)
    if (!path.includes('.') || path.endsWith('.js'))
      for (const [, name] of (await request(path)).body
        .toString()
        .matchAll(/["'`/, ](assets\/[\w./-]+\.\w+)/g))
        found.add(`/${name}`)
  return [...found].filter((path) => path.endsWith(extension))
}
