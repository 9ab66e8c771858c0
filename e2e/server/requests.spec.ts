import { expect, test } from '@playwright/test'
import { header, raw, request, statuses } from './http.ts'

/** Raw bytes test nginx's own parser. A proxy in front would parse and answer them itself. */
const nginxOnly = { tag: '@nginx' }

const end = 'Host: site.test\r\nConnection: close\r\n\r\n'

test.describe('requests that are refused', { tag: '@readonly' }, () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'FOO'])
    test(`${method} answers 405 and says what is allowed`, async () => {
      const answer = await request('/about', { method })
      expect(answer.status).toBe(405)
      expect(header(answer, 'allow')).toBe('GET, HEAD')
      expect(header(answer, 'cache-control')).toBe('no-store')
    })

  test('POST answers 405, whatever it asks for', async () => {
    for (const path of ['/', '/nope', '/healthz', '/favicon.svg', '/about/'])
      expect.soft((await request(path, { method: 'POST' })).status, path).toBe(405)
  })

  for (const [what, headers] of [
    ['a body of one byte', { 'content-length': '1' }],
    ['a body in chunks', { 'transfer-encoding': 'chunked' }],
  ] as const)
    test(`a GET with ${what} answers 413 and ends the connection`, async () => {
      const answer = await request('/about', { headers, body: 'a' })
      expect(answer.status).toBe(413)
      expect(header(answer, 'connection')).toBe('close')
      expect(answer.body.toString()).not.toMatch(/nginx/i)
    })

  test('a GET with an empty body is served', nginxOnly, async () => {
    expect(statuses(await raw(`GET / HTTP/1.1\r\nContent-Length: 0\r\n${end}`))).toEqual([200])
  })

  test("a visitor with 15 KB of cookies of the firm's other hosts gets the page", async () => {
    const cookies = Array.from({ length: 10 }, (_, host) => `of${host}=${'a'.repeat(1500)}`).join('; ')
    const answer = await request('/about', { headers: { cookie: cookies } })
    expect(answer.status).toBe(200)
  })

  test('too many headers answer 431', nginxOnly, async () => {
    const answer = await raw(`GET / HTTP/1.1\r\n${`X-Many: ${'a'.repeat(4000)}\r\n`.repeat(9)}${end}`)
    expect(statuses(answer)).toEqual([431])
  })

  test('HTTP/0.9 gets nothing', nginxOnly, async () => {
    expect(await raw('GET /\r\n')).toBe('')
  })

  test('HTTP/1.0 is served', nginxOnly, async () => {
    expect(statuses(await raw('GET /about HTTP/1.0\r\n\r\n'))).toEqual([200])
  })

  for (const [what, bytes] of [
    ['HTTP/9.9', 'GET / HTTP/9.9\r\n'],
    ['a space in the address', 'GET /a b HTTP/1.1\r\n'],
    ['an encoded NUL', 'GET /%00 HTTP/1.1\r\n'],
    ['a way out of the folder', 'GET /../../etc/passwd HTTP/1.1\r\n'],
    ['a way out by encoded slashes', 'GET /assets/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a.test\r\n'],
    ['two lengths', 'GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n'],
    ['a length beyond all numbers', 'GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n'],
    ['CONNECT', 'CONNECT site.test:443 HTTP/1.1\r\n'],
  ] as const)
    test(`${what} gets one clean refusal, or a closed connection`, nginxOnly, async () => {
      const answer = await raw(bytes + end)
      const codes = statuses(answer)
      expect(codes.length).toBeLessThanOrEqual(1)
      for (const code of codes) expect(code >= 400 && code < 500, `status ${code}`).toBe(true)
      expect(answer).not.toMatch(/root:x:|worker_processes/)
    })

  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: site.test\r\n\r\n'
  for (const [what, bytes] of [
    [
      'a length and a transfer encoding',
      `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    [
      'a body that is a request',
      `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    ],
    [
      'a POST whose body is a request',
      `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    ],
  ] as const)
    test(`a request hidden by ${what} gets no second response`, nginxOnly, async () => {
      const codes = statuses(await raw(bytes))
      expect(codes.length).toBeLessThanOrEqual(1)
      for (const code of codes) expect(code, `status ${code}`).toBeLessThan(500)
    })

  test('two requests sent at once get two responses, in order', nginxOnly, async () => {
    const answer = await raw(`HEAD /about HTTP/1.1\r\nHost: a\r\n\r\nHEAD /nope HTTP/1.1\r\n${end}`)
    expect(statuses(answer)).toEqual([200, 404])
  })
})
