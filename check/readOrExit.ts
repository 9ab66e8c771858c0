import { ContentError } from '../owner/readContent.ts'

/** Calls a function that reads files of the owner. If these have errors, prints them and exits with 1. */
export function readOrExit<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
