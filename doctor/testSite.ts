import { createHash } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import { type AddressInfo, isIP, type LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createCertificates, type SignedCertificate } from './testCertificates.ts'
import type { ClientOptions } from './client.ts'
import { examineSite } from './examineSite.ts'
import type { Report } from './report.ts'

interface ServedFile {
  /** Whether the request never gets a response. */
  hangs?: boolean
  status?: number
  headers?: http.OutgoingHttpHeaders
  body?: string
}

/** A site, and how it is served. Tests change it before they call `serveTestSite`. */
export interface TestSite {
  host: string
  /** By path. */
  files: Record<string, ServedFile>
  /** Sent with every response. */
  headers: http.OutgoingHttpHeaders
  redirects: Record<string, string>
  certificate: SignedCertificate
  /** Hosts without an entry in DNS. */
  unknownHosts: string[]
  protocols: 'h2' | 'http/1.1'
  acceptsOldTls: boolean
  answersUdp: boolean
  isCompressed: boolean
  /** The response to each http:// request. Undefined: a redirect to the same path on https://. */
  httpResponse: ServedFile | undefined
  /** Whether other hosts, such as the one without www, serve the same pages. If not, they redirect to the site. */
  servesOtherHosts: boolean
  /** Responses of the external host partner.test, in the order of the requests. The test pages link to this host. */
  partner: ServedFile[]
}

const inlineScript = 'document.documentElement.dataset.stage = "first"'
const inlineScriptHash = createHash('sha256').update(inlineScript).digest('base64')

/** Renders a page of the clean site. `serveTestSite` fills in HOST and PORT. */
export const renderPage = (
  path: string,
  main = '',
) => `<!doctype html><html lang="en"><head><title>Oak ${path}</title>
<meta name="description" content="Tables of oak"><link rel="canonical" href="https://HOST${path}">
<link rel="stylesheet" href="/assets/site-1.css"><script>${inlineScript}</script>
<script type="application/ld+json">{"@type":"Organization","name":"{undefined}"}</script></head>
<body><h1>Oak</h1><a href="/about#top">About</a><a href="/contact?from=home">Contact</a>
<a href="mailto:hello@oak.test">hello@oak.test</a><a href="tel:+15551234567">+1 555 123 4567</a>
<a href="https://partner.test:PORT/design">Design</a><img src="/assets/table-1.jpg" srcset="/assets/table-1.jpg 800w" alt="">
${main}<script type="module" src="/assets/app-1.js"></script></body></html>`

export const formHtml =
  '<form method="dialog"><label for="name">Name</label><input id="name"><button>Send</button></form>'

const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' }

export const certificates = createCertificates()

export function createCleanSite(): TestSite {
  return {
    host: 'www.oak.test',
    files: {
      '/': { body: renderPage('/') },
      '/about': { body: renderPage('/about') },
      '/contact': { body: renderPage('/contact', formHtml) },
      '/assets/site-1.css': {
        body: 'h1 { color: brown }',
        headers: { 'content-type': 'text/css', ...immutableHeaders },
      },
      '/assets/app-1.js': {
        body: 'start()',
        headers: { 'content-type': 'text/javascript', ...immutableHeaders },
      },
      '/assets/table-1.jpg': { body: 'jpeg', headers: { 'content-type': 'image/jpeg', ...immutableHeaders } },
      '/sitemap.xml': {
        body: ['/', '/about', '/contact']
          .map((path) => `<url><loc>https://HOST${path}</loc></url>`)
          .join('\n'),
      },
      '/robots.txt': { body: 'User-agent: *\nAllow: /\nSitemap: https://HOST/sitemap.xml\n' },
      '/.well-known/security.txt': { body: `Expires: ${new Date(Date.now() + 3e10).toISOString()}\n` },
    },
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'alt-svc': 'h3=":PORT"; ma=2592000',
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': `default-src 'none'; script-src 'self' 'sha256-${inlineScriptHash}'`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      server: 'nginx',
    },
    redirects: { '/index.html': '/', '/about/': '/about', '/about.html': '/about' },
    certificate: certificates.good,
    unknownHosts: [],
    protocols: 'h2',
    acceptsOldTls: false,
    answersUdp: true,
    isCompressed: true,
    httpResponse: undefined,
    servesOtherHosts: false,
    partner: [{}],
  }
}

/** Serves a site on local ports. Returns its URL, the client options with which the doctor reaches it, and `stop`. */
export async function serveTestSite(site: TestSite) {
  let origin = ''
  let port = 0
  const fillOrigin = (text: string) =>
    text.replaceAll('HOST', new URL(origin).host).replaceAll('PORT', String(port))
  const sendFile = (
    response: http.ServerResponse,
    { status = 200, headers, body = '' }: ServedFile,
    zip = false,
  ) => {
    const allHeaders = Object.entries({ ...site.headers, ...headers }).filter(([, value]) => value !== '')
    for (const [name, value] of allHeaders)
      response.setHeader(name, typeof value === 'string' ? fillOrigin(value) : (value ?? ''))
    response.statusCode = status
    const bytes = zip ? gzipSync(fillOrigin(body)) : Buffer.from(fillOrigin(body))
    if (zip) response.setHeader('content-encoding', 'gzip')
    response.setHeader('content-length', bytes.length)
    response.end(bytes)
  }
  const sendRedirect = (response: http.ServerResponse, to: string) =>
    sendFile(response, { status: 308, headers: { location: to } })

  const answerRequest = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { pathname: path, hostname } = new URL(request.url ?? '/', `https://${request.headers.host}`)
    if (hostname === 'partner.test') return sendFile(response, site.partner.shift() ?? {})
    if (hostname !== site.host && !site.servesOtherHosts)
      return sendRedirect(response, origin + (request.url ?? ''))
    const redirectTarget = site.redirects[path]
    if (redirectTarget !== undefined) return sendRedirect(response, redirectTarget)
    const file = site.files[path] ?? { status: 404, headers: { 'cache-control': 'no-store' } }
    if (file.hangs) return undefined
    return sendFile(response, file, site.isCompressed && request.method === 'GET')
  }
  const { key, cert } = site.certificate
  const outdatedTlsOptions = site.acceptsOldTls
    ? ({ minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const)
    : {}
  const httpsServer =
    site.protocols === 'h2'
      ? http2.createSecureServer(
          { key, cert, allowHTTP1: true, ...outdatedTlsOptions },
          answerRequest as never,
        )
      : https.createServer({ key, cert, ...outdatedTlsOptions }, answerRequest)
  const httpServer = http.createServer((request, response) =>
    site.httpResponse
      ? sendFile(response, site.httpResponse)
      : sendRedirect(response, origin + (request.url ?? '')),
  )
  await Promise.all(
    [httpsServer, httpServer].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')),
  )
  ;({ port } = httpsServer.address() as AddressInfo)
  origin = `https://${site.host}:${port}`
  const udpSocket = createSocket('udp4').on('message', (packet, from) => {
    // A Version Negotiation packet (RFC 9000, 17.2.1): the request's two connection ids are swapped.
    const versionNegotiation = Buffer.concat([
      Buffer.from([0x80, 0, 0, 0, 0]),
      packet.subarray(14, 23),
      packet.subarray(5, 14),
      Buffer.from([0, 0, 0, 1]),
    ])
    if (site.answersUdp) udpSocket.send(versionNegotiation, from.port, from.address)
  })
  await once(udpSocket.bind(port, '127.0.0.1'), 'listening')

  const lookup: LookupFunction = (host, options, done) => {
    if (!host.endsWith('.test') || site.unknownHosts.includes(host))
      return done(Object.assign(new Error(`${host} is unknown`), { code: 'ENOTFOUND' }), '')
    return options.all
      ? done(null, [{ address: '127.0.0.1', family: isIP('127.0.0.1') }])
      : done(null, '127.0.0.1', 4)
  }
  const clientOptions: Omit<ClientOptions, 'signal'> = {
    ca: certificates.ca,
    lookup,
    httpPort: (httpServer.address() as AddressInfo).port,
    timeoutMs: 1000,
  }
  const stopServers = () => {
    for (const server of [httpsServer, httpServer]) server.close()
    udpSocket.close()
  }
  return { url: new URL(origin), options: clientOptions, stop: stopServers }
}

/** Applies a change to the clean site, serves it and returns the doctor's report. */
export async function examineChangedSite(change: SiteChange): Promise<Report> {
  const site = createCleanSite()
  change(site)
  const { url, options, stop } = await serveTestSite(site)
  try {
    return await examineSite(url, options)
  } finally {
    stop()
  }
}

/** A function that changes the clean site. The functions below return such changes. */
export type SiteChange = (site: TestSite) => void

/** Sets a header field of all responses. */
export const setHeader = (name: string, value: string | string[]) => (site: TestSite) => {
  site.headers[name] = value
}
/** Changes the response for a path. */
export const changeFile = (path: string, change: Partial<TestSite['files'][string]>) => (site: TestSite) => {
  site.files[path] = { ...site.files[path], ...change }
}
/** Replaces text in the body of a file. */
export const replaceInFile = (path: string, from: string | RegExp, to: string) => (site: TestSite) => {
  const { body = '' } = site.files[path] ?? {}
  if (body.search(from) < 0) throw new Error(`${path}: expected ${String(from)} in its text`)
  changeFile(path, { body: body.replace(from, to) })(site)
}
/** Sets properties of the site. */
export const changeSite = (values: Partial<TestSite>) => (site: TestSite) => {
  Object.assign(site, values)
}
