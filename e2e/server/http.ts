import net from 'node:net'
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { sitePages } from '../helpers/content.ts'

/** Origin of the site under test. playwright.config.ts sets the environment variable, unless the user has set it. */
export const BASE_URL = new URL(process.env.BASE_URL ?? 'http://127.0.0.1:8080')
export const isHttps = BASE_URL.protocol === 'https:'

export const pagePaths = sitePages.map(({ path }) => path)

export interface RequestOptions extends https.RequestOptions {
  base?: URL
  body?: string
}

/**
 * Sends a request on a new connection, with the path exactly as given: `fetch` would normalise it. Returns header
 * fields by lower-case name; several values are joined by a comma.
 */
export async function request(path: string, { base = BASE_URL, body, ...options }: RequestOptions = {}) {
  const { request: send } = base.protocol === 'https:' ? https : http
  const clientRequest = send(base, { servername: base.hostname, agent: false, ...options, path })
  clientRequest.on('error', () => undefined) // ignores errors after the response; an earlier one rejects `once` below
  const [response] = (await once(clientRequest.end(body), 'response')) as [http.IncomingMessage]
  const fields = Object.entries(response.headersDistinct).map(([name, values]) => [name, values?.join(', ')])
  return {
    status: response.statusCode,
    headers: Object.fromEntries(fields) as Record<string, string | undefined>,
    body: await buffer(response),
  }
}

/** Among the pages and the assets that pages and scripts name, finds the paths that end in `extension`. */
export async function findAssetPaths(extension: string): Promise<string[]> {
  const foundPaths = new Set<string>(pagePaths)
  for (const path of foundPaths)
    if (!path.includes('.') || path.endsWith('.js'))
      for (const [, name] of String((await request(path)).body).matchAll(/["'`/, ](assets\/[\w./-]+\.\w+)/g))
        foundPaths.add(`/${name}`)
  return [...foundPaths].filter((path) => path.endsWith(extension))
}

/** Opens a connection without sending anything. Ignores errors: the server may reset a connection to close it. */
export const openSocket = ({ hostname, port }: URL) =>
  net.connect(Number(port), hostname).on('error', () => undefined)
