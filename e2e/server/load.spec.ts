import { readFileSync } from 'node:fs'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { startNginx } from '../../testbed/nginx.ts'
import { request } from './http.ts'

/** Reads the numbers that a pattern captures in a file. */
const readNumbers = (file: string, pattern: RegExp) =>
  (pattern.exec(readFileSync(file, 'utf8')) ?? []).slice(1).map(Number)
const [processes = NaN] = readNumbers('nginx.conf', /^worker_processes (\d+);/m)
const [connections = NaN] = readNumbers('nginx.conf', /^ *worker_connections (\d+);/m)
const [buffers = NaN, kilobytes = NaN] = readNumbers('nginx.conf', /client_header_buffers (\d+) (\d+)k;/)
const [memoryMegabytes = NaN] = readNumbers('docker-compose.yml', /mem_limit: (\d+)m/)
const maxConnections = processes * connections
const maxHeaderBytes = buffers * kilobytes * 1024
const memoryLimitBytes = memoryMegabytes * 1024 * 1024

/** Opens a connection without sending anything. Ignores errors: the server may reset a connection to close it. */
const openSocket = ({ hostname, port }: URL) =>
  net.connect(Number(port), hostname).on('error', () => undefined)

/** Requests a page; returns the seconds until its response, which must be 200. */
async function measureResponseSeconds(path: string, base: URL): Promise<number> {
  const startTime = performance.now()
  expect((await request(path, { base })).status).toBe(200)
  return (performance.now() - startTime) / 1000
}

test.describe('the running server', { tag: '@local' }, () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc, which only Linux has')

  test('all connections with the largest unfinished header fit into memory, and a new client waits at most 10 s', async () => {
    const server = await startNginx()
    const sockets = Array.from({ length: maxConnections }, () => {
      const socket = openSocket(server.base)
      socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(maxHeaderBytes - 900)}`)
      return socket
    })
    let peakMemory = 0
    const measureMemory = () => (peakMemory = Math.max(peakMemory, server.readMemoryBytes()))
    const heldMemory = maxConnections * maxHeaderBytes * 0.95
    await expect.poll(measureMemory, { timeout: 20_000 }).toBeGreaterThan(heldMemory) // most connections are open
    for (let visit = 0; visit < 50; visit++) {
      expect(await measureResponseSeconds('/about', server.base)).toBeLessThan(10)
      measureMemory()
    }
    // The other quarter of the container's memory is for translated pages and the kernel.
    expect(peakMemory).toBeLessThan(0.75 * memoryLimitBytes)
    for (const socket of sockets) socket.destroy()
    await server.stop()
  })

  test('clients that do not read their translated pages use limited memory, and delay no other page', async () => {
    const server = await startNginx()
    const idleMemory = server.readMemoryBytes()
    const sockets = Array.from({ length: 200 }, () => {
      const socket = openSocket(server.base).pause()
      socket.write('GET /about?translate HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200))
      return socket
    })
    const requestTranslated = () => request('/about?translate', { base: server.base })
    const readTranslatedStatus = async () => (await requestTranslated()).status
    await expect.poll(readTranslatedStatus, { timeout: 20_000 }).toBe(503)
    expect(String((await requestTranslated()).body), 'the page for errors').toContain('<h1')
    expect(await measureResponseSeconds('/about', server.base)).toBeLessThan(2)
    expect(server.readMemoryBytes() - idleMemory).toBeLessThan(0.2 * memoryLimitBytes)
    for (const socket of sockets) socket.destroy()
    await expect.poll(readTranslatedStatus).toBe(200)
    await server.stop()
    expect(server.readErrors(), 'no line that names an address').not.toMatch(/^(?!testbed)./m)
  })

  test('a URL that is too long gets the error page and no reset, even if it arrives in parts', async () => {
    const server = await startNginx()
    for (let visit = 0; visit < 100; visit++) {
      const socket = openSocket(server.base).setNoDelay()
      const sendRest = () => socket.end(`${'a'.repeat(16_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)
      socket.write(`GET /${'a'.repeat(1500)}`, sendRest)
      expect(await text(socket)).toContain('HTTP/1.1 414 ')
    }
    await server.stop()
  })

  test('the log has a line of JSON in ASCII for each request, and nothing about the visitor', async () => {
    const server = await startNginx()
    const { base } = server
    const loggedAddresses = {
      '198.51.100.9, 203.0.113.77, 10.0.0.7': '203.0.113.0', // the last address that is not a trusted proxy
      '::ffff:198.51.100.9': '198.51.100.0',
      '2001:db8:1:2::9': '2001:db8:1::',
    }
    const headers = { 'accept-encoding': 'br', referer: 'http://a.test/', 'user-agent': 'me', cookie: 'a=b' }
    for (const forwarded of Object.keys(loggedAddresses))
      await request('/about?name=Ada', { base, headers: { ...headers, 'x-forwarded-for': forwarded } })
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
    const expectedEntries = Object.values(loggedAddresses).map((client) => ({
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
  })
})
