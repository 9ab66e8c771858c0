import { ContentError, readContent } from '../owner/readContent.ts'

/** Reads content/ and .env. If there are errors, prints them and exits with 1. */
export function readContentOrExit() {
  try {
    return readContent()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
