import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { createRequire } from 'node:module'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { BASE_URL, PAGES } from './http.ts'

type Scan = {
  scan: { grade: string; score: number }
  tests: Record<string, { pass: boolean; result: string }>
}

// The package downloads two lists when it is installed. Its installation script is not run (see
// allowScripts in package.json): no host under test here is in a browser's list of https-only hosts.
const require = createRequire(import.meta.url)
const lists = join(dirname(require.resolve('@mdn/mdn-http-observatory')), '../conf')

/**
 * A TLS-terminating proxy as an operator would have it, on one port: plain requests are redirected to
 * https, TLS requests reach the site with X-Forwarded-Proto. Its "/" is the page under test.
 */
async function tlsProxy(
  page: string,
  key: Buffer,
  cert: Buffer,
): Promise<{ host: string; close: () => void }> {
  const secure = https.createServer({ key, cert }, (request, response) => {
    const { hostname, port, protocol } = BASE_URL
    const { request: send } = protocol === 'https:' ? https : http
    const headers = { ...request.headers, host: BASE_URL.host, 'x-forwarded-proto': 'https' }
    const path = request.url === '/' ? page : request.url
    const upstream = send(
      { hostname, port, servername: hostname, method: request.method, path, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
  const plain = http.createServer((request, response) => {
    response.writeHead(301, { location: `https://${request.headers.host}${request.url}` }).end()
  })
  const sockets = new Set<net.Socket>()
  const front = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null
      if (first === null) return
      socket.unshift(first)
      ;(first[0] === 0x16 ? secure : plain).emit('connection', socket)
    })
  })
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    host: `localhost:${address.port}`,
    close: () => {
      front.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

test.describe('MDN HTTP Observatory', { tag: '@readonly' }, () => {
  let folder: string
  let key: Buffer
  let cert: Buffer

  test.beforeAll(() => {
    mkdirSync(lists, { recursive: true })
    if (!existsSync(join(lists, 'hsts-preload.json'))) writeFileSync(join(lists, 'hsts-preload.json'), '{}')
    folder = mkdtempSync(join(tmpdir(), 'tls-'))
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
        '-keyout',
        join(folder, 'key.pem'),
        '-out',
        join(folder, 'cert.pem'),
      ],
      { stdio: 'ignore' },
    )
    key = readFileSync(join(folder, 'key.pem'))
    cert = readFileSync(join(folder, 'cert.pem'))
  })
  test.afterAll(() => rmSync(folder, { recursive: true }))

  for (const page of [...PAGES, '/?translate', '/contact?translate'])
    test(`${page} is graded A+, with at least 120 points`, async () => {
      const proxy = await tlsProxy(page, key, cert)
      // In a process of its own, which trusts the certificate: that is read when a process starts.
      const script = `import('@mdn/mdn-http-observatory').then(({ scan }) => scan('${proxy.host}')).then((r) => process.stdout.write(JSON.stringify(r)))`
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      execFile(
        process.execPath,
        ['-e', script],
        { cwd: import.meta.dirname, env: { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') } },
        (error, stdout) => (error === null ? resolve(stdout) : reject(error)),
      )
      const result = JSON.parse(await promise) as Scan
      proxy.close()
      const failed = Object.entries(result.tests).filter(([, { pass }]) => !pass)
      expect(failed.map(([name, { result: why }]) => `${name}: ${why}`)).toEqual([])
      expect(result.scan.grade).toBe('A+')
      expect(result.scan.score).toBeGreaterThanOrEqual(120)
    })
})
