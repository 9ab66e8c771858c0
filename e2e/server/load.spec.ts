import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { startNginx } from '../../testbed/nginx.ts'
import { openSocket, request } from './http.ts'

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

/** Requests a page; returns the seconds until its response, which must be 200. */
async function measureResponseSeconds(path: string, base: URL): Promise<number> {
  const startTime = performance.now()
  expect((await request(path, { base })).status).toBe(200)
  return (performance.now() - startTime) / 1000
}

test.describe('under attack,', { tag: '@local' }, () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc, which only Linux has')

  test('all connections with the largest unfinished header fit into memory, and a new client waits at most 10 s', async () => {
    const server = await startNginx()
    const sockets = Array.from({ length: maxConnections }, () => {
      const socket = openSocket(server.base)
      socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(maxHeaderBytes - 900)}`)
      return socket
    })
    let peakMemoryBytes = 0
    const measureMemory = () => (peakMemoryBytes = Math.max(peakMemoryBytes, server.readMemoryBytes()))
    const minHeldBytes = maxConnections * maxHeaderBytes * 0.95
    await expect.poll(measureMemory, { timeout: 20_000 }).toBeGreaterThan(minHeldBytes) // most connections are open
    for (let visit = 0; visit < 50; visit++) {
      expect(await measureResponseSeconds('/about', server.base)).toBeLessThan(10)
      measureMemory()
    }
    // The other quarter is for the kernel, and for translated pages, which nginx compresses per request.
    expect(peakMemoryBytes).toBeLessThan(0.75 * memoryLimitBytes)
    for (const socket of sockets) socket.destroy()
    await server.stop()
  })

  test('clients that do not read their translated pages use limited memory, and delay no other page', async () => {
    const server = await startNginx()
    const idleMemoryBytes = server.readMemoryBytes()
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
    expect(server.readMemoryBytes() - idleMemoryBytes).toBeLessThan(0.2 * memoryLimitBytes)
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
})
