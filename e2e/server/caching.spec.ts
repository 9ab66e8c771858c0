import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findAssetPaths, readHeaderField, pagePaths, request } from './http.ts'
import { addFilm, copyBuild, startServer } from './instance.ts'
import { securityHeaders } from '../../doctor/headers.ts'

test.describe('caching', { tag: '@readonly' }, () => {
  for (const page of pagePaths)
    test(`${page} is revalidated each time, and answers 304 while unchanged`, async () => {
      const first = await request(page)
      expect(readHeaderField(first, 'cache-control')).toBe('no-cache')
      const etag = readHeaderField(first, 'etag')
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/)
      expect((await request(page, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
      const again = await request(page, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expect(again.body.length).toBe(0)
      expect(readHeaderField(again, 'etag')).toBe(etag)
      expect(readHeaderField(again, 'cache-control')).toBe('no-cache')
      expect(readHeaderField(again, 'vary')).toBe('Accept-Encoding, Cookie')
    })

  for (const path of ['/about', '/favicon.svg', '/nope'])
    test(`${path} has no Last-Modified, because two builds of one commit have the same date`, async () => {
      const dates = { 'if-modified-since': new Date().toUTCString() }
      const answer = await request(path, { headers: dates })
      expect(answer.status).toBe(path === '/nope' ? 404 : 200)
      expect(answer.headers.has('last-modified')).toBe(false)
    })

  for (const extension of ['.js', '.css', '.avif', '.jpg', '.woff2'])
    test(`hashed ${extension} files are cached for a year without revalidation`, async () => {
      const [path] = await findAssetPaths(extension)
      expect(path).toBeDefined()
      const answer = await request(String(path))
      expect(readHeaderField(answer, 'cache-control')).toBe('public, max-age=31536000, immutable')
    })

  for (const path of [
    '/favicon.svg',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/site.webmanifest',
    '/llms.txt',
  ])
    for (const encoding of ['identity', 'br'])
      test(`${path}, whose name has no hash, is cached for an hour: ${encoding}`, async () => {
        const answer = await request(path, { headers: { 'accept-encoding': encoding } })
        expect(readHeaderField(answer, 'cache-control')).toBe('public, max-age=3600')
      })

  for (const path of ['/about/', '/about.html', '/index.html'])
    test(`the redirect from ${path} is cached for an hour, because a later version may have such a page`, async () => {
      expect(readHeaderField(await request(path), 'cache-control')).toBe('public, max-age=3600')
    })

  for (const path of ['/nope', '/assets/nope.js', '/favicon.png'])
    test(`the error for ${path} is not cached`, async () => {
      expect(readHeaderField(await request(path), 'cache-control')).toBe('no-store')
    })

  test('a page ignores range requests', async () => {
    const answer = await request('/about', { headers: { range: 'bytes=0-9' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.has('accept-ranges')).toBe(false)
  })
})

test.describe('builds', { tag: '@local' }, () => {
  let dist: string
  test.beforeEach(() => {
    dist = copyBuild()
  })
  test.afterEach(() => rmSync(dist, { recursive: true }))

  test('a file whose name begins with a dot is not served', async () => {
    for (const name of ['.hidden.txt', 'assets/.hidden.js'])
      writeFileSync(join(dist, 'client', name), 'hidden')
    const server = await startServer(dist)
    for (const path of ['/.hidden.txt', '/assets/.hidden.js'])
      expect.soft((await request(path, { base: server.base })).status, path).toBe(404)
    await server.stop()
  })

  test('a film answers range requests, and 416 beyond its end', async () => {
    const film = addFilm(dist, 1000)
    const server = await startServer(dist)
    const requestRange = (bytes: string) =>
      request(film, { base: server.base, headers: { range: `bytes=${bytes}` } })
    const part = await requestRange('10-19')
    expect(part.status).toBe(206)
    expect(readHeaderField(part, 'content-range')).toBe('bytes 10-19/1000')
    expect(readHeaderField(part, 'cache-control')).toBe('public, max-age=31536000, immutable')
    const answerBeyondEnd = await requestRange('2000-')
    expect(answerBeyondEnd.status).toBe(416)
    expect(readHeaderField(answerBeyondEnd, 'content-range')).toBe('bytes */1000')
    expect(readHeaderField(answerBeyondEnd, 'cache-control')).toContain('no-store')
    for (const name of [...securityHeaders, 'etag'])
      expect.soft(answerBeyondEnd.headers.get(name), name).toHaveLength(1)
    await server.stop()
  })
})
