import { createHash } from 'node:crypto'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { dist } from './dist.ts'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest'])

/** Precompresses the built site, as the last plugin. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  buildApp: { order: 'post', handler: () => precompressFolder(join(dist, 'client')) },
})

/**
 * Writes FILE.br (level 11) and FILE.gz (level 9) for every text file, and sets the modification times of all files by their
 * content. nginx makes the ETag from time and size, so files of different content get different ETags.
 */
export async function precompressFolder(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    await setTimeByContent(file, bytes)
    if (!compressible.has(extname(file))) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    for (const [ending, compressed] of [
      ['.br', await promisify(brotliCompress)(bytes, { params })],
      ['.gz', await promisify(gzip)(bytes, { level: 9 })],
    ] as const) {
      await writeFile(file + ending, compressed)
      await setTimeByContent(file + ending, compressed)
    }
  }
}

/** Sets the modification time to 30 bits of the content's hash: before February 2004. Image builders change later times. */
async function setTimeByContent(file: string, bytes: Buffer) {
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() >>> 2
  await utimes(file, seconds, seconds)
}
