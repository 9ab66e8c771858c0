import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const project = resolve(import.meta.dirname, '../..')

export interface Server {
  url: string
  stop: () => Promise<void>
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('freePort: the system gave no port')
  return address.port
}

/** Serves a build (the folder with client/ and nginx/) with the shipped nginx.conf until `stop` is called. */
export async function serve(dist: string, port?: number): Promise<Server> {
  const chosen = port ?? (await freePort())
  const child = spawn(process.execPath, [resolve(project, 'e2e/serve.ts')], {
    env: { ...process.env, PORT: String(chosen), DIST: dist },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const gone = once(child, 'exit')
  const url = `http://127.0.0.1:${chosen}`
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`serve: nginx for ${dist} ended with ${child.exitCode}`)
    if (await answers(`${url}/healthz`)) break
    await sleep(100)
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      await rm(resolve(project, '.nginx', String(chosen)), { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
