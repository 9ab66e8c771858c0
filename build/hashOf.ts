import { createHash } from 'node:crypto'

/** Hash of a file's content, for its name. */
export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8)
