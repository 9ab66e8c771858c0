import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { request } from './http.ts'

const project = resolve(import.meta.dirname, '../..')

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export type Instance = {
  base: URL
  /** Sends a signal to nginx's master process. */
  signal: (name: 'SIGHUP' | 'SIGQUIT' | 'SIGTERM') => void
  /** Fulfilled when nginx has ended, with its exit code. */
  ended: Promise<number | null>
  log: () => string
  errors: () => string
}

/** Starts a server of the test's own on a free port, and waits until it answers. */
export async function start(dist?: string): Promise<Instance> {
  const port = String(await freePort())
  const child = spawn(process.execPath, [join(project, 'e2e/serve.ts')], {
    env: { ...process.env, PORT: port, ...(dist === undefined ? {} : { DIST: dist }) },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  // A test that fails does not come to its own signal; Playwright then ends the process that ran it.
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  child.once('exit', () => process.off('exit', stop))
  const base = new URL(`http://127.0.0.1:${port}`)
  let over = false
  void ended.then(() => (over = true))
  for (let up = false; !up;) {
    if (over) throw new Error(`the server did not start: ${errors}`)
    up = await request('/healthz', { base }).then(
      ({ status }) => status === 200,
      () => false,
    )
  }
  return {
    base,
    ended,
    signal: (name) => child.kill(name),
    log: () => readFileSync(join(project, '.nginx', port, 'access.log'), 'latin1'),
    errors: () => errors,
  }
}

/** A copy of the build that a test may change; its own to delete. */
export function copyOfBuild(): string {
  const copy = mkdtempSync(join(tmpdir(), 'dist-'))
  cpSync(process.env.DIST ?? join(project, 'dist'), copy, { recursive: true, preserveTimestamps: true })
  return copy
}

/** Puts a file of zeros below a build's assets; returns its address. */
export function addFilm(dist: string, bytes: number): string {
  const file = join(dist, 'client/assets/film-12345678.mp4')
  writeFileSync(file, '')
  truncateSync(file, bytes)
  return '/assets/film-12345678.mp4'
}
