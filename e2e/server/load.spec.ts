import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import type net from 'node:net'
import { setInterval as ticks } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { BASE_URL, openSocket, pagePaths, sendBytes, request } from './http.ts'
import { addFilm, copyBuild, startServer } from './instance.ts'

const nginxConf = readFileSync('nginx.conf', 'utf8')
/** Reads the number after a directive of nginx.conf. */
const readDirective = (directive: string) =>
  Number(new RegExp(`^ *${directive} (\\d+)`, 'm').exec(nginxConf)?.[1])
/** How many simultaneous connections nginx accepts. */
const maxConnections = readDirective('worker_processes') * readDirective('worker_connections')
/** How many bytes nginx stores of one request's header: the size of all its large header buffers. */
const [, buffers, kilobytes] = /large_client_header_buffers (\d+) (\d+)k;/.exec(nginxConf) ?? []
const maxHeaderBytes = Number(buffers) * Number(kilobytes) * 1024
/** The container's memory limit in bytes. */
const memoryLimit =
  Number(/mem_limit: (\d+)m/.exec(readFileSync('docker-compose.yml', 'utf8'))?.[1]) * 1024 * 1024

const secondsSince = (since: number) => (performance.now() - since) / 1000

test.describe('slow clients', () => {
  test('500 with unfinished headers are disconnected within 10 s, and others are served meanwhile', async () => {
    const sockets = await Promise.all(Array.from({ length: 500 }, () => openReadySocket()))
    const startTime = performance.now()
    const closeTimes = sockets.map((socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: slow.test\r\n')
      const { promise, resolve } = Promise.withResolvers<number>()
      socket.on('close', () => resolve(secondsSince(startTime)))
      // One line a second must not keep the connection open: the timeout is for the whole header.
      const timer = setInterval(() => socket.write('X: y\r\n'), 1000)
      socket.on('close', () => clearInterval(timer))
      return promise
    })
    const cutClients = new Set<unknown>()
    for (const closed of closeTimes) void closed.then(() => cutClients.add(closed))
    const visitSeconds: number[] = []
    for await (const _tick of ticks(25)) {
      if (cutClients.size === closeTimes.length) break
      const at = performance.now()
      const answer = await request(pagePaths[visitSeconds.length % pagePaths.length] ?? '/')
      expect(answer.status).toBe(200)
      visitSeconds.push(secondsSince(at))
    }
    expect(visitSeconds.length).toBeGreaterThan(50)
    expect(Math.max(...visitSeconds)).toBeLessThan(2)
    expect(Math.max(...(await Promise.all(closeTimes)))).toBeLessThan(10)
  })
})

test.describe('the running server', { tag: '@local' }, () => {
  const filmBytes = 60_000_000
  let dist: string
  let film: string
  test.beforeAll(() => {
    dist = copyBuild()
    film = addFilm(dist, filmBytes)
  })
  test.afterAll(() => rmSync(dist, { recursive: true }))

  test('a client that does not read is disconnected within 10 s', async () => {
    const server = await startServer(dist)
    const socket = openSocket(server.base)
    socket.on('error', () => undefined)
    // A paused socket reads nothing, so the kernel's buffers fill up and the server has to wait.
    socket.pause()
    socket.write(`GET ${film} HTTP/1.1\r\nHost: slow.test\r\n\r\n`)
    const startTime = performance.now()
    await expect.poll(server.log, { timeout: 15_000 }).toContain(film)
    expect(secondsSince(startTime)).toBeLessThan(10)
    socket.destroy()
    await server.stop()
  })

  test('all connections with the largest unfinished header fit into memory, and a new client waits at most 10 s', async () => {
    const server = await startServer()
    const unfinishedHeader = `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(maxHeaderBytes - 900)}`
    const sockets = Array.from({ length: maxConnections }, () => {
      const socket = openSocket(server.base)
      socket.on('error', () => undefined)
      socket.write(unfinishedHeader)
      return socket
    })
    let peakMemory = 0
    const measureMemory = () => (peakMemory = Math.max(peakMemory, server.memory()))
    await expect
      .poll(measureMemory, 'most of them are held')
      .toBeGreaterThan(maxConnections * maxHeaderBytes * 0.95)
    for (let visit = 0; visit < 50; visit++) {
      const startTime = performance.now()
      expect((await request('/about', { base: server.base })).status).toBe(200)
      expect(secondsSince(startTime)).toBeLessThan(10)
      measureMemory()
    }
    expect(
      peakMemory,
      'three quarters of the container, the rest is for translations and the kernel',
    ).toBeLessThan(0.75 * memoryLimit)
    for (const socket of sockets) socket.destroy()
    await server.stop()
  })

  test('idle connections are closed for new clients', async () => {
    const server = await startServer()
    const agents: http.Agent[] = []
    // Opens more connections than nginx accepts, in groups that fit into the kernel's queue of new connections.
    for (let heldCount = 0; heldCount < maxConnections + 400; heldCount += 200) {
      const agent = new http.Agent({ keepAlive: true })
      agents.push(agent)
      await Promise.all(Array.from({ length: 200 }, () => holdConnection(server.base, agent)))
      expect((await request('/about', { base: server.base })).status).toBe(200)
    }
    for (const agent of agents) agent.destroy()
    await server.stop()
  })

  test('clients that do not read translated pages take a bounded share, and delay no page', async () => {
    const server = await startServer()
    const idleMemory = server.memory()
    const manyRequests = 'GET /about?translate HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200)
    const sockets = Array.from({ length: 200 }, () => {
      const socket = openSocket(server.base)
      socket.on('error', () => undefined)
      socket.pause()
      socket.write(manyRequests)
      return socket
    })
    const translation = async () => (await request('/about?translate', { base: server.base })).status
    await expect.poll(translation).toBe(503)
    const startTime = performance.now()
    expect((await request('/about', { base: server.base })).status).toBe(200)
    expect(secondsSince(startTime)).toBeLessThan(2)
    expect(server.memory() - idleMemory).toBeLessThan(0.2 * memoryLimit)
    for (const socket of sockets) socket.destroy()
    await expect.poll(translation).toBe(200)
    await server.stop()
    expect(server.errors(), 'no line that names an address').toBe('')
  })

  test('the log has the request and nothing about the visitor', async () => {
    const server = await startServer()
    await request('/about?name=Ada', {
      base: server.base,
      headers: {
        referer: 'http://from.test/',
        'user-agent': 'secret-agent',
        cookie: 'a=b',
        'x-forwarded-for': '198.51.100.9, 203.0.113.77, 10.0.0.7',
        'accept-encoding': 'br',
      },
    })
    await request('/healthz', { base: server.base }) // must not be logged
    await request('/nope?grievance=x', { base: server.base })
    await expect.poll(() => server.log().trim().split('\n').length).toBe(2)
    const [first = '', second = ''] = server.log().trim().split('\n')
    expect(JSON.parse(first)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      client: '203.0.113.0', // network of the last address that no trusted proxy has; clients can forge earlier ones
      method: 'GET',
      path: '/about',
      status: 200,
      bytes: expect.any(Number),
      duration: expect.any(Number),
      encoding: 'br',
    })
    expect(JSON.parse(second)).toMatchObject({ path: '/nope', status: 404, client: '127.0.0.0' })
    expect(server.log()).not.toMatch(
      /Ada|grievance=|from\.test|secret-agent|198\.51|203\.0\.113\.77|127\.0\.0\.1/,
    )
    await server.stop()
    expect(server.errors()).toBe('')
  })

  test('each line of the log is JSON in ASCII, for any request', async () => {
    const server = await startServer()
    for (const bytes of [
      'GET /\xff\xfe"\\ HTTP/1.1',
      'GET /a"b\\c HTTP/1.1',
      'nonsense',
      'GET /%22%0a HTTP/1.1',
      'PUT /\u007f HTTP/1.1',
      'GET /x?\xff"',
    ])
      await sendBytes(`${bytes}\r\nHost: a\r\nConnection: close\r\n\r\n`, server.base)
    await expect.poll(() => server.log().trim().split('\n').length).toBeGreaterThanOrEqual(5)
    for (const line of server.log().trim().split('\n')) {
      expect(line).toMatch(/^[\x20-\x7e]+$/)
      expect(() => JSON.parse(line) as unknown).not.toThrow()
    }
    await server.stop()
  })
})

/** Sends a request on a new connection of the agent, which then stays open. */
function holdConnection(base: URL, agent: http.Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  http
    .get(new URL('/healthz', base), { agent }, (response) => response.resume().on('end', resolve))
    .on('error', reject)
  return promise
}

/** Opens a connection and, with https, waits for the TLS handshake, which the test does not measure. */
async function openReadySocket(): Promise<net.Socket> {
  const socket = openSocket()
  socket.on('error', () => undefined)
  await once(socket, BASE_URL.protocol === 'https:' ? 'secureConnect' : 'connect')
  return socket
}
