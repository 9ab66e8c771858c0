import { cpSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serve } from '../../testbed/nginx.ts'

const project = resolve(import.meta.dirname, '../..')

/** Starts a server of the test's own on a free port, with the build or another one. */
export async function start(dist?: string) {
  const server = await serve(dist)
  return { ...server, base: new URL(server.url) }
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
