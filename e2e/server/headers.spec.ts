import { expect, test } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import type { securityHeaders } from '../../doctor/headers.ts'
import { socialImagePath } from '../../src/metadata/paths.ts'
import {
  type RawResponse,
  findAssetPaths,
  BASE_URL,
  readHeaderField,
  pagePaths,
  sendBytes,
  request,
} from './http.ts'

const refusedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Header fields that every response has exactly once. Further tests below check the whole CSP. */
const requiredHeaders: Record<(typeof securityHeaders)[number], string | RegExp> = {
  'content-security-policy': /^default-src 'none'; script-src 'self' 'sha256-[^']+'; /,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [
    ...refusedFeatures.map((feature) => `${feature}=()`),
    ...['autoplay', 'fullscreen', 'picture-in-picture'].map((feature) => `${feature}=(self)`),
  ]
    .toSorted()
    .join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
}

/** Expects the headers above, each once. Softly, so that the report names all that are wrong. */
function expectRequiredHeaders(answer: RawResponse) {
  for (const [name, value] of Object.entries(requiredHeaders)) {
    const values = answer.headers.get(name) ?? []
    expect.soft(values, name).toHaveLength(1)
    if (typeof value === 'string') expect.soft(values[0], name).toBe(value)
    else expect.soft(values[0], name).toMatch(value)
  }
  expect.soft(answer.headers.has('x-powered-by')).toBe(false)
  expect.soft(readHeaderField(answer, 'server') ?? '').not.toMatch(/\d/)
  if (answer.status >= 400) expect(answer.body.toString()).not.toMatch(/nginx|openssl|debian|alpine/i)
}

/** Parses the response that sendBytes() has returned. */
function parseAnswer(text: string): RawResponse {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(name.length + 1).trim()])
  }
  return { status: Number(first.split(' ')[1]), headers, body: Buffer.from(body.join('\r\n\r\n'), 'latin1') }
}

test.describe('security headers', { tag: '@readonly' }, () => {
  test('other sites may embed only social images, icons and JPEG photographs', async () => {
    const publicFiles = ['/favicon.ico', '/favicon.svg', '/icon-512.png', '/apple-touch-icon.png']
    for (const path of [...publicFiles, ...pagePaths.map(socialImagePath), ...(await findAssetPaths('.jpg'))])
      expect // soft, so that the report names all wrong paths
        .soft(readHeaderField(await request(path), 'cross-origin-resource-policy'), path)
        .toBe('cross-origin')
    for (const path of [
      ...pagePaths,
      ...(await findAssetPaths('.js')),
      ...(await findAssetPaths('.avif')),
      '/robots.txt',
      '/social',
      '/nope/favicon.ico',
    ])
      expect
        .soft(readHeaderField(await request(path), 'cross-origin-resource-policy'), path)
        .toBe('same-origin')
  })

  for (const path of [
    ...pagePaths,
    '/nope',
    '/nope/',
    '/about/',
    '/assets/nope.js',
    '/healthz',
    '/favicon.svg',
    '/robots.txt',
    '/.git/config',
  ])
    test(`${path} has every security header, once`, async () => expectRequiredHeaders(await request(path)))

  test('assets have every security header, once', async () => {
    for (const extension of ['.js', '.avif', '.woff2']) {
      const [path] = await findAssetPaths(extension)
      expectRequiredHeaders(await request(String(path)))
    }
  })

  test('a 304 has every security header, once', async () => {
    const etag = readHeaderField(await request('/'), 'etag')
    const answer = await request('/', { headers: { 'if-none-match': etag } })
    expect(answer.status).toBe(304)
    expectRequiredHeaders(answer)
  })

  for (const [status, bytes] of [
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'nonsense\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: sausage\r\n\r\n'],
    [405, 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    [405, 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    [412, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nIf-Match: "other"\r\n\r\n'],
    [413, 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n'],
    [414, `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    [431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`],
  ] as const)
    test(
      `${JSON.stringify(bytes.slice(0, 60))} is refused with ${status} and every security header, once`,
      { tag: '@nginx' },
      async () => {
        const answer = parseAnswer(await sendBytes(bytes))
        expect(answer.status).toBe(status)
        expectRequiredHeaders(answer)
        expect(readHeaderField(answer, 'cache-control')).toBe('no-store')
      },
    )

  for (const path of ['/', '/nope'])
    test(`${path} has Strict-Transport-Security behind https`, async () => {
      const answer = await request(path, { headers: { 'x-forwarded-proto': 'https' } })
      expect(answer.headers.get('strict-transport-security')).toEqual(['max-age=31536000'])
      expect(readHeaderField(answer, 'content-security-policy')).toContain('; upgrade-insecure-requests')
    })

  test('plain http has no Strict-Transport-Security and no redirect to https', async () => {
    test.skip(BASE_URL.protocol === 'https:', 'this site is behind https')
    const answer = await request('/')
    expect(answer.headers.has('strict-transport-security')).toBe(false)
    expect(readHeaderField(answer, 'content-security-policy')).not.toContain('upgrade-insecure-requests')
  })
})

test.describe('content security policy', { tag: '@readonly' }, () => {
  const readPolicy = async (path: string) =>
    readHeaderField(await request(path), 'content-security-policy') ?? ''

  test('the strict policy allows only the site itself, and the map in a frame', async () => {
    expect((await readPolicy('/')).replaceAll(/'sha256-[\w+/=]+'/g, 'HASH').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' HASH",
      "style-src 'self' HASH",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      'frame-src https://www.openstreetmap.org/export/',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      ...(BASE_URL.protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
    ])
  })

  for (const path of ['/', '/?translate'])
    test(`Google's evaluator finds nothing of high severity in the policy of ${path}`, async () => {
      const findings = new CspEvaluator(new CspParser(await readPolicy(path)).csp).evaluate()
      expect(
        findings.filter(({ severity }) => severity <= Severity.MEDIUM).map(({ description }) => description),
      ).toEqual([])
    })
})
