import { expect, test } from '@playwright/test'
import { site } from '../content.ts'
import { findAssetPaths, readHeaderField, request } from './http.ts'

test.describe('pages', { tag: '@readonly' }, () => {
  test('security.txt names a contact and has not expired', async () => {
    const answer = await request('/.well-known/security.txt')
    expect(answer.status).toBe(200)
    expect(readHeaderField(answer, 'content-type')).toBe('text/plain; charset=utf-8')
    const text = answer.body.toString()
    expect(text).toContain(`Contact: mailto:${site.email}\n`)
    expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`)
    expect(
      Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? ''),
      'rebuild at least once a year',
    ).toBeGreaterThan(Date.now())
  })

  test('the licences of shipped packages and fonts are served', async () => {
    const scripts = (await request('/licenses.txt')).body.toString()
    for (const name of ['react', 'react-dom', 'react-router'])
      expect(scripts).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'))
    expect(scripts).toContain('Permission is hereby granted, free of charge')
    const fonts = (await request('/licenses-fonts.txt')).body.toString()
    for (const name of ['Instrument Sans', 'Instrument Serif'])
      expect(fonts).toContain(`Copyright 2022 The ${name} Project Authors`)
    expect(fonts).toContain('SIL OPEN FONT LICENSE Version 1.1')
  })

  test('HEAD answers like GET, without a body', async () => {
    const [head, get] = await Promise.all([request('/about', { method: 'HEAD' }), request('/about')])
    expect(head.status).toBe(200)
    expect(head.body.length).toBe(0)
    expect(readHeaderField(head, 'content-length')).toBe(String(get.body.length))
    expect(readHeaderField(head, 'etag')).toBe(readHeaderField(get, 'etag'))
  })

  for (const [from, to] of [
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/contact/?a=1&b=%2F', '/contact?a=1&b=%2F'],
    ['/products.html?translate', '/products?translate'],
    ['/index.html?translate', '/?translate'],
    ['/index', '/'],
    ['/index/', '/'],
  ] as const)
    test(`${from} redirects permanently to ${to}, by a relative URL`, async () => {
      const answer = await request(from)
      expect(answer.status).toBe(308)
      expect(readHeaderField(answer, 'location')).toBe(to)
    })

  for (const path of [
    '/nope',
    '/about/team',
    '/About',
    '/nope/',
    '/nope.html',
    '/about.htm',
    '/assets',
    '/wp-login.php',
  ])
    test(`${path}, an unknown page, answers 404 with the error page`, async () => {
      const answer = await request(path)
      expect(answer.status).toBe(404)
      expect(readHeaderField(answer, 'content-type')).toBe('text/html; charset=utf-8')
      expect(answer.body.toString()).toContain('<script nonce=')
    })

  for (const path of [
    '/404',
    '/404.html',
    '/error',
    '/error.html',
    '/_translated/about.html',
    '/_translated/',
  ])
    test(`${path}, an internal file, is not served`, async () => {
      expect((await request(path)).status).toBe(404)
    })

  for (const path of ['//about', '///', '//about?a=b'])
    test(`${path}, with a slash too many, answers 404 with the error page`, async () => {
      const answer = await request(path)
      expect(answer.status).toBe(404)
      expect(answer.body.toString()).toContain('<script nonce=')
    })

  for (const path of [
    '/assets/missing-12345678.js',
    '/assets/',
    '/assets/missing',
    '/missing.css',
    '/photo.webp',
    '/data.json',
  ])
    test(`${path}, a missing file, answers 404 without the error page`, async () => {
      const answer = await request(path)
      expect(answer.status).toBe(404)
      expect(answer.body.toString()).not.toContain('<script')
    })

  test('a redirect never leaves the site', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/about.html',
      '/%2f%2fevil.example/',
      '/\\evil.example/',
      '/%5cevil.example/',
      '/%0d%0aLocation:%20//evil.example/',
      '/about/%0d%0aSet-Cookie:%20a=b/',
      '/.//evil.example/',
      '/about.html/',
      '///about/',
    ]) {
      const answer = await request(path, { headers: { host: 'evil.example' } })
      // Soft, so that the report names all paths that lead elsewhere.
      expect.soft(readHeaderField(answer, 'location') ?? '/', path).toMatch(/^\/(?![/\\])[\w/?=&%-]*$/)
      expect.soft(answer.headers.has('set-cookie'), path).toBe(false)
    }
  })

  test('every asset named by pages and scripts exists', async () => {
    const missing: string[] = []
    for (const path of await findAssetPaths(''))
      if ((await request(path, { method: 'HEAD' })).status !== 200) missing.push(path)
    expect(missing).toEqual([])
  })

  test('/healthz answers 200 "ok"', async () => {
    const answer = await request('/healthz')
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toBe('ok\n')
    expect(readHeaderField(answer, 'cache-control')).toBe('no-store')
  })

  for (const [path, type] of [
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ] as const)
    test(`${path} is served as ${type}`, async () => {
      const answer = await request(path)
      expect(answer.status).toBe(200)
      expect(readHeaderField(answer, 'content-type')).toBe(type)
    })

  for (const path of [
    '/about.html.br',
    '/about.html.gz',
    '/favicon.svg.br',
    // Not part of the build, and must not be copied into the image.
    '/.env',
    '/.git/config',
    '/nginx.conf',
    '/package.json',
    '/csp-hashes.conf',
    '/build-warnings.txt',
  ])
    test(`${path} is not served`, async () => {
      expect((await request(path)).status).toBe(404)
    })
})
