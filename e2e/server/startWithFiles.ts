import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from '../../build/dist.ts'
import { startNginx } from '../../testbed/nginx.ts'

/** Starts nginx with a copy of the build under test and further files (path: bytes). The test must call `stop`. */
export async function startWithFiles(files: Record<string, number>) {
  const copy = mkdtempSync(join(tmpdir(), 'dist-'))
  cpSync(dist, copy, { recursive: true, preserveTimestamps: true })
  for (const [path, bytes] of Object.entries(files))
    writeFileSync(join(copy, 'client', path), Buffer.alloc(bytes))
  const server = await startNginx(copy)
  const stop = () => server.stop().then(() => rmSync(copy, { recursive: true }))
  return { ...server, stop }
}
