import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from '../../build/dist.ts'
import { startNginx } from '../../testbed/nginx.ts'

/** Starts nginx with a copy of the build and further files (sizes in bytes by path). The test must call `stop`. */
export async function startNginxWithFiles(files: Record<string, number>) {
  const distCopyFolder = mkdtempSync(join(tmpdir(), 'dist-'))
  cpSync(dist, distCopyFolder, { recursive: true, preserveTimestamps: true })
  for (const [path, bytes] of Object.entries(files))
    writeFileSync(join(distCopyFolder, 'client', path), Buffer.alloc(bytes))
  const server = await startNginx(distCopyFolder)
  const stop = () => server.stop().then(() => rmSync(distCopyFolder, { recursive: true }))
  return { ...server, stop }
}
