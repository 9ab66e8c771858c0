import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import tls from 'node:tls'
import { routes } from '../content.ts'

/** Origin of the site under test. playwright.config.ts sets the variable unless the user has. */
export const BASE_URL = new URL(process.env.BASE_URL ?? 'http://127.0.0.1:8080')

/** The paths of all pages. */
export const pagePaths = routes.map(({ path }) => path)

export type RawResponse = {
  status: number
  /** All values of each header field, by lower-case name. */
  headers: Map<string, string[]>
  body: Buffer
}

type RequestOptions = {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string
  base?: URL
  /** A CA certificate (PEM) to trust instead of Node's. */
  ca?: string
}

/** Sends a request on a new connection, with the path exactly as given: `fetch` would normalise it. */
export function request(
  path: string,
  { method = 'GET', headers = {}, body, base = BASE_URL, ca }: RequestOptions = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse>()
  const { request: send } = base.protocol === 'https:' ? https : http
  const clientRequest = send(
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
          headers: new Map(Object.entries(response.headersDistinct)) as RawResponse['headers'],
          body: Buffer.concat(chunks),
        }),
      )
    },
  )
  clientRequest.on('error', reject)
  clientRequest.end(body)
  return promise
}

/** All values of a header field, joined by commas; undefined if the field is missing. */
export function readHeaderField(answer: RawResponse, name: string): string | undefined {
  return answer.headers.get(name.toLowerCase())?.join(', ')
}

/** Opens a connection without sending anything. */
export function openSocket(base = BASE_URL): net.Socket {
  return base.protocol === 'https:'
    ? tls.connect({ host: base.hostname, port: Number(base.port || 443), servername: base.hostname })
    : net.connect({ host: base.hostname, port: Number(base.port || 80) })
}

/** Sends raw bytes to the site; resolves with all bytes received (as latin1) when the server has closed the connection. */
export function sendBytes(bytes: string | Buffer, base = BASE_URL): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = openSocket(base)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // Ignores a reset: the connection is closed then, too, and the data received before is valid.
  socket.on('error', () => undefined)
  socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  socket.end(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  return promise
}

/** The status codes of the responses that sendBytes() has returned. */
export function parseStatusCodes(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map((match) => Number(match[1]))
}

/** Finds the paths below /assets/ that the pages and their scripts name and that end in `extension`. */
export async function findAssetPaths(extension: string): Promise<string[]> {
  const foundPaths = new Set<string>(pagePaths)
  for (const path of foundPaths)
    if (!path.includes('.') || path.endsWith('.js'))
      for (const [, name] of (await request(path)).body
        .toString()
        .matchAll(/["'`/, ](assets\/[\w./-]+\.\w+)/g))
        foundPaths.add(`/${name}`)
  return [...foundPaths].filter((path) => path.endsWith(extension))
}
