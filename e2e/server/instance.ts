import { cpSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serve } from '../../testbed/nginx.ts'

const project = resolve(import.meta.dirname, '../..')

/** Starts a separate server on a free port, with `dist` or the default build. */
export async function start(dist?: string) {
  const server = await serve(dist)
  return { ...server, base: new URL(server.url) }
}

/** Copies the build, so that a test can change it. The test must delete the copy. */
export function copyOfBuild(): string {
  const copy = mkdtempSync(join(tmpdir(), 'dist-'))
  cpSync(process.env.DIST ?? join(project, 'dist'), copy, { recursive: true, preserveTimestamps: true })
  return copy
}

/** Adds a film filled with zeros to a build's assets; returns its path. */
export function addFilm(dist: string, bytes: number): string {
  const file = join(dist, 'client/assets/film-12345678.mp4')
  writeFileSync(file, '')
  truncateSync(file, bytes)
  return '/assets/film-12345678.mp4'
}
