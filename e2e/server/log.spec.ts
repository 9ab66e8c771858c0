import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { startNginx } from '../../testbed/nginx.ts'
import { openSocket, request } from './http.ts'

test(
  'the log has a line of JSON in ASCII for each request, and nothing about the visitor',
  { tag: '@local' },
  async () => {
    const server = await startNginx()
    const { base } = server
    const clientsByForwardedFor = {
      '198.51.100.9, 203.0.113.77, 10.0.0.7': '203.0.113.0', // the last address that is not a trusted proxy
      '::ffff:198.51.100.9': '198.51.100.0',
      '2001:db8:1:2::9': '2001:db8:1::',
    }
    const headers = { 'accept-encoding': 'br', referer: 'http://a.test/', 'user-agent': 'me', cookie: 'a=b' }
    for (const forwardedFor of Object.keys(clientsByForwardedFor))
      await request('/about?name=Ada', { base, headers: { ...headers, 'x-forwarded-for': forwardedFor } })
    await request('/healthz', { base }) // must not be logged
    await request('/nope?grievance=x', { base })
    const strangeRequestLines = [
      'GET /\xff\xfe"\\ HTTP/1.1',
      'GET /a"b\\c HTTP/1.1',
      'nonsense',
      'PUT /\u007f HTTP/1.1',
    ]
    for (const line of strangeRequestLines)
      await text(openSocket(base).end(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`, 'latin1')).catch(
        () => '',
      )
    const readLogLines = () => server.readLog().trim().split('\n')
    await expect.poll(readLogLines).toHaveLength(4 + strangeRequestLines.length)
    for (const line of readLogLines()) expect(line).toMatch(/^[\x20-\x7e]+$/)
    const logEntries = readLogLines().map((line) => JSON.parse(line) as object)
    const expectedEntries = Object.values(clientsByForwardedFor).map((client) => ({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      client,
      method: 'GET',
      path: '/about',
      status: 200,
      bytes: expect.any(Number),
      duration: expect.any(Number),
      encoding: 'br',
    }))
    expect(logEntries.slice(0, 3)).toEqual(expectedEntries)
    expect(logEntries[3]).toMatchObject({ path: '/nope', status: 404, client: '127.0.0.0' })
    await server.stop()
    expect(server.readErrors()).not.toMatch(/^(?!testbed)./m)
  },
)
