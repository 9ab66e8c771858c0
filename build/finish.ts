import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { commitTime } from './commitTime.ts'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest'])

/**
 * Lays a .br (level 11) and a .gz (9) beside every file of words, and dates all files with the commit's time: nginx makes
 * validators from time and size, so two builds must differ in time even where sizes are equal.
 */
export async function finish(folder: string) {
  const time = commitTime()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const made = [file]
    if (compressible.has(extname(file))) {
      const bytes = await readFile(file)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      made.push(`${file}.br`, `${file}.gz`)
    }
    for (const name of made) await utimes(name, time, time)
  }
}
