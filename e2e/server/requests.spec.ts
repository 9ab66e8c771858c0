import { expect, test } from '@playwright/test'
import { readHeaderField, sendBytes, request, parseStatusCodes } from './http.ts'

/** For tests of nginx's own parser with raw bytes. A proxy in front of nginx would parse and answer them itself. */
const nginxOnly = { tag: '@nginx' }

/** The last header lines of a raw request. */
const hostAndEnd = 'Host: site.test\r\nConnection: close\r\n\r\n'

test.describe('refused requests', { tag: '@readonly' }, () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'FOO'])
    test(`${method} answers 405 with an Allow header`, async () => {
      const answer = await request('/about', { method })
      expect(answer.status).toBe(405)
      expect(readHeaderField(answer, 'allow')).toBe('GET, HEAD')
      expect(readHeaderField(answer, 'cache-control')).toBe('no-store')
    })

  test('POST answers 405 for any path', async () => {
    for (const path of ['/', '/nope', '/healthz', '/favicon.svg', '/about/'])
      expect.soft((await request(path, { method: 'POST' })).status, path).toBe(405)
  })

  for (const [what, headers] of [
    ['a body of one byte', { 'content-length': '1' }],
    ['a body in chunks', { 'transfer-encoding': 'chunked' }],
  ] as const)
    test(`a GET with ${what} answers 413 and closes the connection`, async () => {
      const answer = await request('/about', { headers, body: 'a' })
      expect(answer.status).toBe(413)
      expect(readHeaderField(answer, 'connection')).toBe('close')
      expect(answer.body.toString()).not.toMatch(/nginx/i)
    })

  test('a GET with an empty body is served', nginxOnly, async () => {
    expect(parseStatusCodes(await sendBytes(`GET / HTTP/1.1\r\nContent-Length: 0\r\n${hostAndEnd}`))).toEqual(
      [200],
    )
  })

  test('a request with 15 KB of cookies gets the page', async () => {
    const cookies = Array.from({ length: 10 }, (_, host) => `of${host}=${'a'.repeat(1500)}`).join('; ')
    const answer = await request('/about', { headers: { cookie: cookies } })
    expect(answer.status).toBe(200)
  })

  test('too many headers answer 431', nginxOnly, async () => {
    const answer = await sendBytes(
      `GET / HTTP/1.1\r\n${`X-Many: ${'a'.repeat(4000)}\r\n`.repeat(9)}${hostAndEnd}`,
    )
    expect(parseStatusCodes(answer)).toEqual([431])
  })
})
