import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface SiteResponse {
  url: URL
  status: number
  /** Maps the name of each header field, in lower case, to all its values. */
  headers: Record<string, string[]>
  /** Decompressed. */
  body: Buffer
  /** Time from the request to the last byte. */
  ms: number
}

export interface ClientOptions {
  signal: AbortSignal
  /** Timeout of one request. */
  timeoutMs?: number
  /** In tests: the only trusted CA certificate. Default: the CAs that Node trusts. */
  ca?: string
  /** Replaces DNS in tests. */
  lookup?: LookupFunction
  /** Replaces the current time in tests: ms since 1970. */
  now?: number
  /** Port of http:// in tests; default 80. */
  httpPort?: number
}

/** An HTTP client. Sends at most eight requests at once, and does not follow redirects. */
export class Client {
  readonly options: ClientOptions
  readonly #agents
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(options: ClientOptions) {
    this.options = options
    // If a host has several IP addresses, Node stops trying each but the last too early for distant hosts:
    // https://github.com/nodejs/node/issues/54359
    const agentOptions = { keepAlive: true, autoSelectFamilyAttemptTimeout: 3000 }
    this.#agents = { 'http:': new http.Agent(agentOptions), 'https:': new https.Agent(agentOptions) }
  }

  close() {
    for (const agent of Object.values(this.#agents)) agent.destroy()
  }

  /** Rejects with Node's error if no response arrives, or if its body cannot be decompressed. */
  async get(
    url: URL,
    method: 'GET' | 'HEAD' = 'GET',
    headers: http.OutgoingHttpHeaders = {},
  ): Promise<SiteResponse> {
    while (this.#running >= 8) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#running++
    try {
      return await this.#send(url, method, headers)
    } finally {
      this.#running--
      this.#waiting.shift()?.()
    }
  }

  #send(url: URL, method: string, headers: http.OutgoingHttpHeaders): Promise<SiteResponse> {
    const { signal, timeoutMs = 10_000, ca, lookup } = this.options
    const startTime = performance.now()
    return new Promise((resolve, reject) => {
      const { request: open } = url.protocol === 'https:' ? https : http
      const request = open(
        url,
        {
          method,
          agent: url.protocol === 'https:' ? this.#agents['https:'] : this.#agents['http:'],
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
          headers: {
            'accept-encoding': 'br, gzip',
            'user-agent': 'website-doctor',
            accept: '*/*',
            ...headers,
          },
          ...(ca !== undefined && { ca }),
          ...(lookup && { lookup }),
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const rawBody = Buffer.concat(chunks)
            const headerFields: Record<string, string[]> = {}
            for (const [name, values] of Object.entries(response.headersDistinct))
              headerFields[name] = values ?? []
            try {
              const [encoding] = headerFields['content-encoding'] ?? []
              resolve({
                url,
                status: response.statusCode ?? 0,
                headers: headerFields,
                body: rawBody.length > 0 ? decompress(rawBody, encoding) : rawBody,
                ms: performance.now() - startTime,
              })
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)))
            }
          })
        },
      )
      request.on('error', reject)
      request.end()
    })
  }
}

function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** All values of a header field, joined; an empty string if the field is missing. */
export const readHeaderField = ({ headers }: SiteResponse, name: string): string =>
  (headers[name] ?? []).join(', ')

const explanations: Record<string, string> = {
  ENOTFOUND: 'its name is not known (DNS)',
  EAI_AGAIN: 'its name is not known (DNS)',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was broken off',
  EHOSTUNREACH: 'it cannot be reached',
  ENETUNREACH: 'it cannot be reached',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by an authority that browsers do not know',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an authority that browsers do not know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by an authority that browsers do not know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes without the authority that signed it',
  ETIMEDOUT: 'it did not answer in time',
  ABORT_ERR: 'it did not answer in time',
}

/** Why a request failed, as a clause such as "it did not answer in time". */
export function explainError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  if (message.includes('alert internal error')) return 'it has no certificate yet: docker compose logs https' // Caddy
  return explanations[code] ?? message
}
