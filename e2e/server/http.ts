// These tests run on Node 24 only. The site's own code keeps to the older library of tsconfig.json.
/// <reference lib="es2024.promise" />
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import tls from 'node:tls'
import { routes } from '../content.ts'

/** Origin of the site under test; by default nginx on this machine. */
export const BASE_URL = new URL(process.env.BASE_URL ?? 'http://127.0.0.1:8080')

export const PAGES = routes.map(({ path }) => path)

export type Answer = {
  status: number
  /** All values of each header field, by lower-case name. */
  headers: Map<string, string[]>
  body: Buffer
}

type Options = {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string
  base?: URL
  /** The only trusted CA certificate. */
  ca?: string
}

/** Sends one request on a new connection, with the path exactly as given. */
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

/** All values of a header field, joined; undefined if the field is missing. */
export function header(answer: Answer, name: string): string | undefined {
  return answer.headers.get(name.toLowerCase())?.join(', ')
}

/** Opens a connection without sending anything. */
export function connect(base = BASE_URL): net.Socket {
  return base.protocol === 'https:'
    ? tls.connect({ host: base.hostname, port: Number(base.port || 443), servername: base.hostname })
    : net.connect({ host: base.hostname, port: Number(base.port || 80) })
}

/** Sends raw bytes; resolves with everything received (latin1) until the server closes. */
export function raw(bytes: string | Buffer, base = BASE_URL): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(base)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A reset also closes the connection; only the data before it counts.
  socket.on('error', () => undefined)
  socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  socket.end(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  return promise
}

/** Status codes of the responses in raw()'s result. */
export function statuses(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map((match) => Number(match[1]))
}

/** Paths below /assets/ that the pages and their scripts name, and that end in `extension`. */
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
