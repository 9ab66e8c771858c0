import { expect, test } from '@playwright/test'
import { findAssetPaths, readHeaderField, request } from './http.ts'

const nonceOf = (policy = '') => /'nonce-([0-9a-f]{32})'/.exec(policy)?.[1]

test.describe('the translated view', { tag: '@readonly' }, () => {
  for (const path of [
    '/?translate',
    '/about?translate',
    '/about?translate=fr',
    '/contact?a=b&translate',
    '/nope?translate',
  ])
    test(`${path} allows the translation service, with the nonce of its scripts`, async () => {
      const answer = await request(path)
      expect(answer.status).toBe(path.startsWith('/nope') ? 404 : 200)
      const policy = readHeaderField(answer, 'content-security-policy')
      expect(policy).toContain(' https://translate.google.com/translate_a/element.js ')
      const nonce = nonceOf(policy)
      expect(nonce).toBeDefined()
      expect(answer.body.toString()).toContain(` nonce="${nonce}"`)
      expect(answer.body.toString()).not.toContain('__CSP_NONCE__')
      expect(answer.headers.get('content-security-policy')).toHaveLength(1)
    })

  test('it is not cached and has no validator', async () => {
    const answer = await request('/about?translate', {
      headers: { 'if-modified-since': new Date().toUTCString() },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toEqual(['no-store'])
    expect(answer.headers.has('etag')).toBe(false)
    expect(answer.headers.has('last-modified')).toBe(false)
  })

  test('each response has its own nonce', async () => {
    const nonces = new Set<string | undefined>()
    for (let i = 0; i < 20; i++)
      nonces.add(nonceOf(readHeaderField(await request('/?translate'), 'content-security-policy')))
    expect(nonces.size).toBe(20)
  })

  for (const page of ['/', '/contact'])
    test(`${page} is the translated view while the service's cookie is set`, async () => {
      const answer = await request(page, { headers: { cookie: 'a=b; googtrans=/en/fr' } })
      expect(nonceOf(readHeaderField(answer, 'content-security-policy'))).toBeDefined()
      expect(readHeaderField(answer, 'cache-control')).toBe('no-store')
    })

  test('it is the same page, except nonces and data-view', async () => {
    const [plain, translated] = await Promise.all([request('/about'), request('/about?translate')])
    const nonce = nonceOf(readHeaderField(translated, 'content-security-policy')) ?? '?'
    const original = translated.body
      .toString()
      .replaceAll(nonce, '__CSP_NONCE__')
      .replace(' data-view="translated"', '')
    expect(original).toBe(plain.body.toString())
  })

  for (const path of [
    '/',
    '/about?translated',
    '/about?nottranslate=1',
    '/about?x=translate',
    '/about?x=%26translate',
    '/translate',
    '/about?',
  ])
    test(`${path} has the strict policy`, async () => {
      const policy = readHeaderField(await request(path), 'content-security-policy')
      expect(policy).not.toMatch(/google|gstatic|nonce|unsafe/)
    })

  for (const cookie of ['googtrans=', 'xgoogtrans=/en/fr', 'a=googtrans=/en/fr', 'googtransx=/en/fr'])
    test(`a page with the cookie "${cookie}" has the strict policy`, async () => {
      const policy = readHeaderField(
        await request('/about', { headers: { cookie } }),
        'content-security-policy',
      )
      expect(policy).not.toMatch(/google|gstatic|nonce|unsafe/)
    })

  test('files, redirects and errors have the strict policy', async () => {
    const [script] = await findAssetPaths('.js')
    for (const [path, method] of [
      [`${script}?translate`, 'GET'],
      ['/favicon.svg?translate', 'GET'],
      ['/healthz?translate', 'GET'],
      ['/about/?translate', 'GET'],
      ['/assets/nope.js?translate', 'GET'],
      ['/about?translate', 'POST'],
    ] as const) {
      const answer = await request(path, { method, headers: { cookie: 'googtrans=/en/fr' } })
      expect
        .soft(readHeaderField(answer, 'content-security-policy'), path)
        .not.toMatch(/google|gstatic|nonce|unsafe/)
    }
  })

  test('assets are cached for a year even while the cookie is set', async () => {
    const [script] = await findAssetPaths('.js')
    const answer = await request(String(script), { headers: { cookie: 'googtrans=/en/fr' } })
    expect(readHeaderField(answer, 'cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('it is compressed', async () => {
    const answer = await request('/about?translate', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(readHeaderField(answer, 'content-encoding')).toBe('gzip')
    expect(readHeaderField(answer, 'vary')).toBe('Accept-Encoding, Cookie')
  })
})
