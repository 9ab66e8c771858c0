import { existsSync, readdirSync } from 'node:fs'

/** Files that operating systems add to folders. */
const systemFilePattern = /^\.|^Thumbs\.db$|^desktop\.ini$|:Zone\.Identifier$/

/**
 * The names of the owner's files in a folder; none if it is missing. To find a file, compare names:
 * `existsSync` on a Mac ignores the case of letters, and the server does not.
 */
export const listContentFiles = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !systemFilePattern.test(name)) : []
