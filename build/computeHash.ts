import { createHash } from 'node:crypto'

/** Hash for a file name. Short: each page's HTML has many file names and must fit into the first TCP round trip. */
export const computeHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 6)
