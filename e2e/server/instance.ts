import { cpSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from '../../owner/folders.ts'
import { startNginx } from '../../testbed/nginx.ts'

/** Starts a separate nginx on a free port, with the build `dist` or the default one. The test must stop it. */
export async function startServer(dist?: string) {
  const server = await startNginx(dist)
  return { ...server, base: new URL(server.url) }
}

/** Copies the build under test, so that a test can change it. The test must delete the copy. */
export function copyBuild(): string {
  const copy = mkdtempSync(join(tmpdir(), 'dist-'))
  cpSync(dist, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

/** Adds a film of this size, filled with zeros, to a build's assets. Returns its URL path. */
export function addFilm(dist: string, bytes: number): string {
  const file = join(dist, 'client/assets/film-12345678.mp4')
  writeFileSync(file, '')
  truncateSync(file, bytes)
  return '/assets/film-12345678.mp4'
}
