import { createHash } from 'node:crypto'

/** Hash for the name of a file. Short, because each page has many and its HTML must fit the first round trip. */
export const computeHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 6)
