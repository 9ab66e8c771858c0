import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { type RawResponse, findAssetPaths, readHeaderField, pagePaths, request, sendBytes } from './http.ts'

function decompress({ body, headers }: RawResponse): Buffer {
  const encoding = headers.get('content-encoding')?.join()
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
}

const requestEncoded = (path: string, encodings: string) =>
  request(path, { headers: { 'accept-encoding': encodings } })

test.describe('compression', { tag: '@readonly' }, () => {
  for (const [asked, given] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['BR', 'br'],
    ['br;q=1.000', 'br'],
    ['br; q=0.001', 'br'],
    ['br;q=0', undefined],
    ['br;q=0.000, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['xbr, brx, deflate', undefined],
    ['', undefined],
  ] as const)
    test(`a client that accepts "${asked}" gets ${given ?? 'no encoding'}`, async () => {
      const [answer, plain] = await Promise.all([requestEncoded('/about', asked), request('/about')])
      expect(readHeaderField(answer, 'content-encoding')).toBe(given)
      expect(decompress(answer).equals(plain.body)).toBe(true)
      expect(readHeaderField(answer, 'content-length')).toBe(String(answer.body.length))
      expect(readHeaderField(answer, 'content-type')).toBe('text/html; charset=utf-8')
      expect(readHeaderField(answer, 'vary')).toBe('Accept-Encoding, Cookie')
    })

  test('every page, text and script is served as brotli, gzip and plain, with the same content and type', async () => {
    const texts = ['/nope', '/favicon.svg', '/robots.txt', '/llms.txt', '/sitemap.xml', '/site.webmanifest']
    for (const path of [...pagePaths, ...texts, ...(await findAssetPaths('.js'))]) {
      const [plain, br, gzip] = await Promise.all([
        requestEncoded(path, 'identity'),
        requestEncoded(path, 'br'),
        requestEncoded(path, 'gzip'),
      ])
      const encodings = [plain, br, gzip].map((answer) => readHeaderField(answer, 'content-encoding'))
      expect(encodings, path).toEqual([undefined, 'br', 'gzip'])
      for (const answer of [br, gzip]) {
        expect(decompress(answer).equals(plain.body), path).toBe(true)
        expect(readHeaderField(answer, 'content-type'), path).toBe(readHeaderField(plain, 'content-type'))
        expect(readHeaderField(answer, 'content-length'), path).toBe(String(answer.body.length))
      }
      expect(br.body.length, path).toBeLessThanOrEqual(gzip.body.length)
      for (const answer of [plain, br, gzip])
        expect(readHeaderField(answer, 'vary'), path).toMatch(
          pagePaths.some((page) => page === path) ? /^Accept-Encoding, Cookie$/ : /^Accept-Encoding/,
        )
    }
  })

  for (const [extension, type] of [
    ['.avif', 'image/avif'],
    ['.jpg', 'image/jpeg'],
    ['.woff2', 'font/woff2'],
  ] as const)
    test(`${extension} assets are ${type}, without Content-Encoding or Vary`, async () => {
      const [path] = await findAssetPaths(extension)
      expect(path).toBeDefined()
      const answer = await requestEncoded(String(path), 'br, gzip')
      expect(answer.status).toBe(200)
      expect(readHeaderField(answer, 'content-type')).toBe(type)
      expect(readHeaderField(answer, 'content-encoding')).toBeUndefined()
      expect(readHeaderField(answer, 'vary')).toBeUndefined()
    })

  test('a proxy that names itself gets compressed files too', async () => {
    const answer = await request('/about', { headers: { 'accept-encoding': 'gzip', via: '1.0 proxy.test' } })
    expect(readHeaderField(answer, 'content-encoding')).toBe('gzip')
  })

  test('a proxy that speaks HTTP/1.0 gets compressed files too', { tag: '@nginx' }, async () => {
    const answer = await sendBytes('GET /about HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n')
    expect(answer).toMatch(/^content-encoding: gzip\r$/im)
  })
})
