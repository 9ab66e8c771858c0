import { open } from 'node:fs/promises'

/** The format of a file, by its first bytes, because the file name's extension may be wrong. */
export async function detectFormat(file: string): Promise<string> {
  const fileHandle = await open(file)
  const { buffer } = await fileHandle.read(Buffer.alloc(16), 0, 16, 0)
  await fileHandle.close()
  const firstBytes = buffer.toString('latin1')
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
