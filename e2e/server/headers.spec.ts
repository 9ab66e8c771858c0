import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { securityHeaders } from '../../doctor/headers.ts'
import { dist } from '../../build/dist.ts'
import { formatSocialImagePath } from '../../src/metadata/pageFiles.ts'
import { endpoints } from '../helpers/content.ts'
import { findAssetPaths, isHttps, pagePaths, request, type RequestOptions } from './http.ts'

/** The CSP source of a form's endpoint. Empty for a path of the site, which 'self' allows. */
const toCspSource = (endpoint: string) => (endpoint.startsWith('/') ? '' : (endpoint.split('?')[0] ?? ''))
const endpointSources = Object.values(endpoints).map(toCspSource).filter(Boolean)
const ownConnections = ["'self'", ...endpointSources].join(' ')

const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  `media-src 'self'; connect-src ${ownConnections}; manifest-src 'self'; ` +
  "frame-src https://www.openstreetmap.org/export/; base-uri 'none'; form-action FORM_ACTION; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
const translatedPolicy =
  "default-src 'none'; script-src 'self' NONCE https://translate.google.com/translate_a/element.js " +
  'https://translate.googleapis.com/_/translate_http/ https://translate-pa.googleapis.com/v1/supportedLanguages; ' +
  "style-src 'self' https://www.gstatic.com/_/translate_http/; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data: https://www.gstatic.com https://www.google.com https://translate.google.com " +
  "https://translate.googleapis.com https://fonts.gstatic.com; font-src 'self'; media-src 'self'; " +
  `connect-src ${ownConnections} https://translate.googleapis.com https://translate-pa.googleapis.com; manifest-src 'self'; ` +
  "frame-src https://www.openstreetmap.org/export/; base-uri 'none'; form-action FORM_ACTION; frame-ancestors 'none'"

type Fields = Record<string, unknown>

/**
 * The header fields that every response must have unless a test overrides them. `undefined` means absent. A field that
 * nginx sends twice fails the test, because `request` joins its values by a comma.
 */
const commonFields = {
  'content-security-policy': strictPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(self), camera=(), clipboard-read=(), display-capture=(), encrypted-media=(), ' +
    'fullscreen=(self), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
    'picture-in-picture=(self), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  server: expect.stringMatching(/^[a-z]+$/i), // sent once, and without nginx's version
  'last-modified': undefined, // the files' modification times are hashes of their content, not dates
  'accept-ranges': undefined, // only films can be requested in ranges
} satisfies Record<(typeof securityHeaders)[number], unknown> & Fields

type Expectation = Fields & { status: number; encodings?: string[] }

const html = 'text/html; charset=utf-8'
const oneYear = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'
const cookieVary = { vary: 'Accept-Encoding, Cookie' }
const crossOrigin = { 'cross-origin-resource-policy': 'cross-origin' }

const createResponse = (status: number, type: string, cache: string, more: Fields = {}): Expectation => ({
  status,
  'content-type': type,
  'cache-control': cache,
  vary: 'Accept-Encoding',
  ...more,
})
const createText = (type: string, cache = oneHour, more: Fields = {}) =>
  createResponse(200, `${type}; charset=utf-8`, cache, { encodings: ['br', 'gzip'], ...more })
const createFile = (type: string, cache: string, more: Fields = {}) =>
  createResponse(200, type, cache, { vary: undefined, ...more })
const createPage = (status: number, cache: string, encodings: string[], more: Fields = {}) =>
  createResponse(status, html, cache, { ...cookieVary, bootScript: true, encodings, ...more })
const page = createPage(200, 'no-cache', ['br', 'gzip'])
const missingPage = createPage(404, 'no-store', ['br', 'gzip'])
const missingFile = createPage(404, 'no-store', ['gzip'], { bootScript: false })
const createTranslated = (status: number) =>
  createPage(status, 'no-store', ['gzip'], { 'content-security-policy': translatedPolicy, etag: undefined })
const healthCheck = createResponse(200, 'text/plain; charset=utf-8', 'no-store', { etag: undefined })
const createRedirect = (location: string, more: Fields = {}) =>
  createResponse(308, html, oneHour, { location, ...more })

/** The CSP's form-action for a page: its form's endpoint, and 'self' for a redirect from the endpoint to the page. */
function findFormAction(path: string, { status }: Expectation) {
  const endpoint = Object.entries(endpoints).find(([page]) => path.split('?')[0] === `/${page}`)?.[1]
  return endpoint && [200, 304].includes(status) ? `${toCspSource(endpoint)} 'self'`.trim() : "'none'"
}

/** Compares the response with the expected one, by `expect.soft`, so that the report lists all wrong responses. */
async function expectResponse(
  path: string,
  response: Expectation,
  options: RequestOptions,
  isSecure = isHttps,
) {
  const { status, headers, body: sentBody } = await request(path, options)
  const expected: typeof commonFields & Fields = {
    ...commonFields,
    'strict-transport-security': isSecure ? 'max-age=31536000' : undefined,
    ...response,
    encodings: undefined,
  }
  if (isSecure) expected['content-security-policy'] += '; upgrade-insecure-requests'
  expected['content-security-policy'] = expected['content-security-policy'].replace(
    'FORM_ACTION',
    findFormAction(path, response),
  )
  const encoding = headers['content-encoding']
  const decompress = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from
  const body = sentBody.length > 0 ? decompress(sentBody).toString('latin1') : ''
  const policy = headers['content-security-policy'] ?? ''
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(policy)?.[1] ?? '__CSP_NONCE__'
  const found: Fields = {
    ...headers,
    status,
    bootScript: body.includes(`<script nonce="${nonce}"`),
    'content-security-policy': policy
      .replace(`'nonce-${nonce}'`, 'NONCE')
      .replaceAll(/ *'sha256-[\w+/=]+'| +(?=;)/g, ''),
  }
  const what = `${path} ${JSON.stringify(options)}`.slice(0, 300)
  const foundFields = Object.fromEntries(Object.keys(expected).map((name) => [name, found[name]]))
  expect.soft(foundFields, what).toEqual(expected)
  if (Number(status) >= 400) expect.soft(body, what).not.toMatch(/nginx|openssl|debian|alpine/i)
  return { etag: headers.etag ?? 'none', body: body.replaceAll(nonce, '') }
}

const translationCookie = 'googtrans=/en/fr' // the cookie of the translation service
const cookieVariants = ['', translationCookie]
const similarCookies = ['googtrans=', `x${translationCookie}`, `a=${translationCookie}`, 'googtransx=/en/fr']

/** Each row: the expected response, the paths or file extension for which it is expected, and the cookies to send. */
const rows: [title: string, expected: Expectation, paths: string, cookies?: string[]][] = [
  ['page', page, pagePaths.join(' ')],
  [
    'similar query',
    page,
    '/about? /about?translated /about?nottranslate=1 /about?x=translate /about?x=%26translate /about?x=:translate',
  ],
  ['similar cookie', page, '/about', similarCookies],
  ['translated page', createTranslated(200), '/?translate /about?translate=fr /contact?a=b&translate'],
  ['translated page by cookie', createTranslated(200), '/ /contact', [`a=b; ${translationCookie}`]],
  ['missing translated page', createTranslated(404), '/nope?translate'],
  [
    'missing page',
    missingPage,
    '/nope /nope/ /nope.html /about/team /About /about.htm /translate /social /assets',
  ],
  ['slash too many', missingPage, '// //about /about// /// //about?a=b'],
  ['encoded letter', missingPage, '/%61bout /%61bout?translate /%2F'],
  ['internal file', missingPage, '/404 /404.html /error /error.html /_translated/ /_translated/about.html'],
  ['configuration', missingPage, '/nginx.conf /csp-variables.conf'],
  ['hidden file', missingFile, '/.env /.git/config /package.json /build-warnings.txt'],
  ['compressed file', missingFile, '/about.html.br /about.html.gz /favicon.svg.br'],
  [
    'missing asset',
    missingFile,
    '/assets/nope.js /assets/nope.js?translate /assets/ /assets/nope',
    cookieVariants,
  ],
  [
    'missing file',
    missingFile,
    '/nope.css /photo.webp /data.json /nope/favicon.ico /favicon.png /nope.pdf',
    cookieVariants,
  ],
  ['other URL', createRedirect('/about'), '/about/', cookieVariants],
  ['other URL, .html', createRedirect('/about', cookieVary), '/about.html'],
  ['other URL with a query', createRedirect('/contact?a=1&b=%2F'), '/contact/?a=1&b=%2F'],
  ['other URL of a translation', createRedirect('/products?translate'), '/products/?translate'],
  ['other URL of /', createRedirect('/?translate'), '/index?translate /index/?translate'],
  ['other URL of /, .html', createRedirect('/', cookieVary), '/index.html'],
  ['health check', healthCheck, '/healthz /healthz?translate', cookieVariants],
  [
    'SVG',
    createText('image/svg+xml', oneHour, crossOrigin),
    '/favicon.svg /favicon.svg?translate',
    cookieVariants,
  ],
  ['text', createText('text/plain'), '/robots.txt /llms.txt /licenses.txt /.well-known/security.txt'],
  ['sitemap', createText('application/xml'), '/sitemap.xml'],
  ['manifest', createText('application/manifest+json'), '/site.webmanifest'],
  ['ICO', createFile('image/x-icon', oneHour, crossOrigin), '/favicon.ico'],
  ['PNG', createFile('image/png', oneHour, crossOrigin), '/icon-512.png /icon-192.png /apple-touch-icon.png'],
  [
    'social image',
    createFile('image/jpeg', oneHour, crossOrigin),
    pagePaths.map(formatSocialImagePath).join(' '),
  ],
  ['script', createText('text/javascript', oneYear), '.js', cookieVariants],
  ['style sheet', createText('text/css', oneYear), '.css', cookieVariants],
  ['AVIF photograph', createFile('image/avif', oneYear, crossOrigin), '.avif', cookieVariants],
  ['JPEG photograph', createFile('image/jpeg', oneYear, crossOrigin), '.jpg', cookieVariants],
  ['font', createFile('font/woff2', oneYear), '.woff2', cookieVariants],
]

/** Request headers that nginx must ignore. It would answer 304 to the time of about.html (without a build: now). */
const ignoredHeaders = {
  via: '1.0 proxy.test',
  range: 'bytes=0-9',
  'if-modified-since': (
    statSync(join(dist, 'client/about.html'), { throwIfNoEntry: false })?.mtime ?? new Date()
  ).toUTCString(),
}

/** Expects the same content in every encoding, and status 304 if the client already has that content. */
async function expectEncodings(path: string, cookie: string, { encodings = [], ...response }: Expectation) {
  const bodies = new Set<string>()
  for (const encoding of ['identity', 'gzip', 'br']) {
    const expected = { ...response, 'content-encoding': encodings.includes(encoding) ? encoding : undefined }
    const headers = { 'accept-encoding': encoding, cookie }
    const { body, etag } = await expectResponse(path, expected, {
      headers: { ...ignoredHeaders, ...headers },
    })
    bodies.add(body)
    if (response.status !== 200 || 'etag' in response) continue
    const unchanged = { ...response, status: 304, etag, 'content-type': undefined, bootScript: false }
    await expectResponse(path, unchanged, { headers: { ...headers, 'if-none-match': etag } })
    await expectResponse(path, expected, { headers: { ...headers, 'if-none-match': '"other"' } })
  }
  expect.soft(bodies.size, path).toBe(1)
}

const manyCookies = Array.from({ length: 10 }, (_, host) => `of${host}=${'a'.repeat(1500)}`).join('; ')
type UnusualRequest = [status: number, path: string, options: RequestOptions, tag?: '@nginx']
const createRefused = (method: string, path: string): UnusualRequest => [405, path, { method }]
const methods = ['POST', 'TRACE', 'FOO']
const pathsRefusingPost = ['/', '/nope', '/healthz', '/favicon.svg', '/about/', '/about?translate']

const unusualRequests: UnusualRequest[] = [
  [200, '/about', { headers: { 'content-length': '0' } }],
  [200, '/about', { headers: { cookie: manyCookies } }],
  ...methods.map((method) => createRefused(method, '/about')),
  ...pathsRefusingPost.map((path) => createRefused('POST', path)),
  [412, '/', { headers: { 'if-match': '"other"' } }],
  [413, '/about', { headers: { 'content-length': '1' }, body: 'a' }],
  [413, '/about', { headers: { 'content-length': '5000' }, body: 'a'.repeat(5000) }],
  [413, '/about', { headers: { 'transfer-encoding': 'chunked' }, body: 'a' }],
  // @nginx: not tested behind a proxy, because a proxy may answer these requests itself.
  [400, '/', { setHost: false }, '@nginx'],
  [400, '/', { headers: { 'transfer-encoding': 'sausage' } }, '@nginx'],
  [414, `/${'a'.repeat(17_000)}`, {}, '@nginx'],
  [431, '/', { headers: { 'x-long': 'a'.repeat(17_000) } }, '@nginx'],
  [431, '/', { headers: { 'x-many': Array<string>(9).fill('a'.repeat(4000)) } }, '@nginx'],
]

test.describe('responses', { tag: '@readonly' }, () => {
  for (const [title, expected, paths, cookies = ['']] of rows)
    test(`${title}: ${paths}`, async () => {
      const isExtension = /^\.\w+$/.test(paths)
      const found = isExtension ? (await findAssetPaths(paths)).slice(0, 5) : paths.split(' ')
      expect(found).not.toEqual([])
      for (const path of found) for (const cookie of cookies) await expectEncodings(path, cookie, expected)
    })

  for (const [status, path, options, tag = []] of unusualRequests)
    test(
      `answers ${status} to ${path.slice(0, 20)} ${JSON.stringify(options).slice(0, 60)}`,
      { tag },
      async () => {
        const cache = status === 200 ? 'no-cache' : 'no-store'
        const allow = status === 405 ? 'GET, HEAD' : undefined
        await expectResponse(path, createResponse(status, html, cache, { ...cookieVary, allow }), options)
      },
    )

  for (const [accepted, given] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['br;q=0.000, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['xbr, brx, deflate', undefined],
  ] as const)
    test(`a client that accepts "${accepted}" gets ${given ?? 'no encoding'}`, async () => {
      const { headers } = await request('/about', { headers: { 'accept-encoding': accepted } })
      expect(headers['content-encoding']).toBe(given)
    })

  test('a proxy that speaks https gets Strict-Transport-Security', async () => {
    const options = { headers: { 'x-forwarded-proto': 'HTTPS, http' } }
    await expectResponse('/', page, options, true)
    await expectResponse('/nope', missingPage, options, true)
    await expectResponse('/?translate', createTranslated(200), options, true)
  })

  test('each translated response has its own nonce, and is otherwise the same page', async () => {
    const [plain, ...answers] = await Promise.all(
      ['/about', '/about?translate', '/about?translate'].map((path) => request(path)),
    )
    const nonces = answers.map(
      ({ headers }) => /'nonce-([^']+)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '',
    )
    expect(new Set(nonces).size).toBe(2)
    for (const [index, { body }] of answers.entries()) {
      const html = String(body).replaceAll(nonces[index] ?? '', '__CSP_NONCE__')
      expect(html.replace(' data-view="translated"', '')).toBe(String(plain?.body))
    }
  })
})
