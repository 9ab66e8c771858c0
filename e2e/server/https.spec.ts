import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { expect, test } from '@playwright/test'
import { examine } from '../../doctor/examine.ts'
import { startCaddy } from '../../testbed/caddy.ts'
import { findFreePort } from '../../testbed/nginx.ts'
import { BASE_URL, readHeaderField, pagePaths, request } from './http.ts'

// The same site over plain http, and under its other name. Set by e2e/https.ts; a deployed site uses the default ports.
const HTTP_URL = new URL(process.env.HTTP_URL ?? `http://${BASE_URL.hostname}`)
const ALIAS_URL = new URL(process.env.ALIAS_URL ?? BASE_URL)
const oneYearHsts = 'max-age=31536000'

test.describe('over https', { tag: '@readonly' }, () => {
  test.skip(BASE_URL.protocol !== 'https:', 'this site is on http')

  for (const path of ['/', '/about?a=1&b=%2F', '/nope'])
    test(`http redirects permanently to https: ${path}`, async () => {
      const answer = await request(path, { base: HTTP_URL })
      expect([301, 308]).toContain(answer.status)
      expect(readHeaderField(answer, 'location')).toBe(BASE_URL.origin + path)
      expect(answer.headers.has('strict-transport-security'), 'not over http (RFC 6797)').toBe(false)
    })

  test('http redirects to the site for any Host', async () => {
    const answer = await request('/about', { base: HTTP_URL, headers: { host: 'evil.example' } })
    expect(readHeaderField(answer, 'location') ?? '').not.toContain('evil.example')
  })

  for (const path of [...pagePaths, '/about/', '/nope', '/assets/nope.js', '/healthz'])
    test(`${path} has one Strict-Transport-Security of a year and one Server header`, async () => {
      const answer = await request(path)
      expect(answer.headers.get('strict-transport-security')).toEqual([oneYearHsts])
      expect(readHeaderField(answer, 'content-security-policy')).toContain('; upgrade-insecure-requests')
      expect(answer.headers.get('server') ?? []).toHaveLength(1)
    })

  test('a client cannot override X-Forwarded-Proto', async () => {
    const headers = { 'x-forwarded-proto': 'http', forwarded: 'proto=http' }
    expect(readHeaderField(await request('/', { headers }), 'strict-transport-security')).toBe(oneYearHsts)
  })

  test('HTTP/3 is advertised', async () => {
    expect(readHeaderField(await request('/'), 'alt-svc')).toMatch(/^h3="/)
  })
})

test.describe('the shipped proxy', () => {
  test.skip(BASE_URL.protocol !== 'https:', 'this site is on http')

  test("the firm's other host redirects to the main one, and stays on https", async () => {
    const answer = await request('/about?a=1', { base: ALIAS_URL })
    expect(answer.status).toBe(308)
    expect(readHeaderField(answer, 'location')).toBe(`${BASE_URL.origin}/about?a=1`)
    expect(readHeaderField(answer, 'strict-transport-security')).toBe(oneYearHsts)
  })

  test('an unknown host gets no page', async () => {
    const answer = await request('/', { headers: { host: 'evil.example' } })
    expect(answer.status).toBe(421)
  })

  test('a request during a restart of the site waits until the site is back', async () => {
    const [https, plain, health, upstream] = await Promise.all([
      findFreePort(),
      findFreePort(),
      findFreePort(),
      findFreePort(),
    ])
    const caddy = startCaddy({ https, http: plain, health, upstream })
    const upstreamServer = http.createServer((_, response) => response.end('there again'))
    try {
      const requestHome = (base: string, ca?: string) =>
        request('/', { base: new URL(base), ...(ca && { ca }) })
      const readHealth = () => requestHome(`http://127.0.0.1:${health}`).then(({ status }) => status, String)
      await expect.poll(readHealth, { timeout: 15_000 }).toBe(200)
      // Also waits for a TLS handshake, since on a busy machine Caddy's certificate is ready slightly later.
      const tryHandshake = () =>
        new Promise<string>((done) => {
          const socket = tls.connect(
            { port: https, servername: 'localhost', rejectUnauthorized: false },
            () => {
              socket.destroy()
              done('greeted')
            },
          )
          socket.on('error', (error) => done(error.message))
        })
      await expect.poll(tryHandshake, { timeout: 15_000 }).toBe('greeted')
      const visit = requestHome(caddy.url, readFileSync(caddy.authorityCertificate, 'utf8'))
      expect(await Promise.race([visit, wait(1000, 'waits')])).toBe('waits')
      await once(upstreamServer.listen(upstream, '127.0.0.1'), 'listening')
      expect((await visit).body.toString()).toBe('there again')
    } finally {
      caddy.stop()
      upstreamServer.close()
    }
  })

  test('a header of 40,000 bytes answers 431', async () => {
    const answer = await request('/', { headers: { 'x-long': 'a'.repeat(40_000) } })
    expect(answer.status).toBe(431)
  })

  test('the doctor finds only what a trial on this machine cannot have', async () => {
    const { well, faults, hints } = await examine(BASE_URL, { httpPort: Number(HTTP_URL.port || 80) })
    const expectedInATrial = /^Placeholders|SITE_URL|^The link to .* is dead/
    expect([...faults, ...hints].filter((sentence) => !expectedInATrial.test(sentence))).toEqual([])
    expect(well).toEqual(expect.arrayContaining(['The site speaks HTTP/2.', 'The site speaks HTTP/3.']))
  })
})
