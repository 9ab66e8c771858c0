/** A problem of content/ or .env. An error stops the build. With a warning the site works, but may look poor. */
export interface ContentProblem {
  level: 'error' | 'warning'
  /** Whether the problem is a placeholder. A release treats placeholders as errors. */
  isPlaceholder?: boolean
  /**
   * A file or folder, a value in a file (`home.json, cards, number 2`), a line of .env (`.env, line 3`), or a
   * setting.
   */
  where: string
  /** The value, what is wrong with it, and what is expected. */
  message: string
}

export const createError = (where: string, message: string): ContentProblem => ({
  level: 'error',
  where,
  message,
})

export const createWarning = (where: string, message: string): ContentProblem => ({
  level: 'warning',
  where,
  message,
})
