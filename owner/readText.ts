import { readFileSync } from 'node:fs'

/** Message for the owner about a file for which `readText` returns null. */
export const notUtf8Message = 'is not saved as UTF-8, expected: saved again with that encoding'

/** The text of a file, without its byte order mark; null if it is not UTF-8. */
export function readText(file: string): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
    return text.includes('\0') ? null : text // a file with \0 is UTF-16 without a byte order mark
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
