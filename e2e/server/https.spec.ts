import { expect, test } from '@playwright/test'
import { examineSite } from '../../doctor/examineSite.ts'
import { BASE_URL, isHttps, request } from './http.ts'

// URLs of the site over plain http and on its other host. For Caddy on this machine, caddy.ts sets both variables.
// Without them a deployed site is tested: http has its default port, and the tests of the shipped proxy do not run.
const HTTP_URL = new URL(process.env.HTTP_URL ?? `http://${BASE_URL.hostname}`)
const ALIAS_URL = new URL(process.env.ALIAS_URL ?? BASE_URL)

test.skip(!isHttps, 'this site is on http')

test('http redirects permanently to https', { tag: '@readonly' }, async () => {
  const path = '/about?a=1&b=%2F'
  const { status, headers } = await request(path, { base: HTTP_URL })
  expect([301, 308]).toContain(status)
  expect(headers.location).toBe(BASE_URL.origin + path)
  expect(headers['strict-transport-security'], 'not over http (RFC 6797)').toBeUndefined()
  const answer = await request(path, { base: HTTP_URL, headers: { host: 'evil.example' } })
  expect(answer.headers.location).not.toContain('evil.example')
})

test.describe('the shipped proxy', () => {
  test("redirects the firm's other host to the main one, and stays on https", async () => {
    const { status, headers } = await request('/about?a=1', { base: ALIAS_URL })
    expect([status, headers.location]).toEqual([308, `${BASE_URL.origin}/about?a=1`])
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('has no page for an unknown host', async () => {
    expect((await request('/', { headers: { host: 'evil.example' } })).status).toBe(421)
  })

  test('passes the doctor, except for what a test on this machine cannot have', async () => {
    const { errors, warnings } = await examineSite(BASE_URL, { httpPort: Number(HTTP_URL.port || 80) })
    const expectedFindingPattern = /^Placeholders|SITE_URL|^The link to .* is dead/
    expect([...errors, ...warnings].filter((sentence) => !expectedFindingPattern.test(sentence))).toEqual([])
  })
})
