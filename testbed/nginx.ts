import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The folder of nginx's configuration and log for a port. */
export const computeServerFolder = (port: string) => resolve(import.meta.dirname, '../.nginx', port)

/**
 * Serves a build (a folder with client/ and nginx/; default: dist/) with the shipped nginx.conf on a free port.
 * Resolves when nginx answers.
 */
export async function startNginx(dist?: string) {
  const port = String(await findFreePort())
  const base = new URL(`http://127.0.0.1:${port}`)
  const serverFolder = computeServerFolder(port)
  const serverProcess = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    env: { ...process.env, PORT: port, ...(dist !== undefined && { DIST: dist }) },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let errorOutput = ''
  serverProcess.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
  const exitPromise = once(serverProcess, 'exit')
  // nginx is also stopped when this process exits, since a caller that throws never calls stop().
  const killChild = () => serverProcess.kill('SIGTERM')
  process.once('exit', killChild)
  serverProcess.once('exit', () => process.off('exit', killChild))
  while (!(await fetch(new URL('/healthz', base)).catch(() => undefined))?.ok) {
    if (serverProcess.exitCode !== null || serverProcess.signalCode !== null)
      throw new Error(`nginx for ${dist ?? 'dist'} did not start: ${errorOutput}`)
    await sleep(20)
  }
  return {
    base,
    /** Stops nginx and deletes its files. */
    stop: async () => {
      killChild()
      await exitPromise
      await rm(serverFolder, { recursive: true, force: true })
    },
    /** Memory in bytes of nginx and its workers (PSS: shared pages count once). Linux only. */
    readMemoryBytes: () =>
      findDescendants(Number(serverProcess.pid))
        .map((pid) => /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])
        .reduce((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0),
    readLog: () => readFileSync(join(serverFolder, 'access.log'), 'latin1'),
    readErrors: () => errorOutput,
  }
}

/** Ids of a process's children, their children and so on. */
function findDescendants(pid: number): number[] {
  const childPids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return childPids.map(Number).flatMap((child) => [child, ...findDescendants(child)])
}

/** Finds a local port that is free at the moment. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await once(probe.close(), 'close')
  return port
}
