import { createHash } from 'node:crypto'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { dist } from './dist.ts'

const textFileExtensions = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.webmanifest'])

/** Precompresses the built site. Must be the last plugin, because it reads the files that the others write. */
export const precompressPlugin = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  buildApp: { order: 'post', handler: () => precompressFolder(join(dist, 'client')) },
})

/**
 * Writes FILE.br (level 11) and FILE.gz (level 9) for every text file. Derives each file's modification time from its
 * content. nginx makes the ETag from this time and the size, so the ETag changes only with the content.
 */
export async function precompressFolder(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    await setTimeByContent(file, bytes)
    if (!textFileExtensions.has(extname(file))) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    for (const [ending, compressed] of [
      ['.br', brotliCompressSync(bytes, { params })],
      ['.gz', gzipSync(bytes, { level: 9 })],
    ] as const) {
      await writeFile(file + ending, compressed)
      await setTimeByContent(file + ending, compressed)
    }
  }
}

/**
 * Sets the modification time, in seconds since 1970, to 30 bits of the content's hash: always before February 2004.
 * Image builders change only times after SOURCE_DATE_EPOCH (the time of the commit), so they keep this time.
 */
async function setTimeByContent(file: string, bytes: Buffer) {
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() >>> 2
  await utimes(file, seconds, seconds)
}
