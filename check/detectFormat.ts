import { createReadStream } from 'node:fs'

/**
 * The format of a file, by its first bytes, because the file name's extension may be wrong. Says if it is unreadable.
 */
export async function detectFormat(file: string): Promise<string> {
  let firstBytes: string
  try {
    firstBytes = (await createReadStream(file, { encoding: 'latin1', end: 15 }).toArray()).join('')
  } catch (error) {
    return `not readable (${error instanceof Error ? error.message : String(error)})`
  }
  if (firstBytes.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (firstBytes.startsWith('\x89PNG')) return 'PNG'
  if (firstBytes.startsWith('GIF8')) return 'GIF'
  if (/^RIFF....WEBP/s.test(firstBytes)) return 'WebP'
  if (/^....ftyp(heic|heix|mif1|msf1)/s.test(firstBytes)) return 'HEIC'
  if (/^....ftypavif/s.test(firstBytes)) return 'AVIF'
  if (/^....ftypqt/s.test(firstBytes)) return 'QuickTime'
  if (/^....ftyp/s.test(firstBytes)) return 'MP4'
  if (firstBytes.startsWith('\x1aE\xdf\xa3')) return 'WebM'
  return /^(II\*|MM)/.test(firstBytes) ? 'TIFF' : 'of an unknown format'
}
