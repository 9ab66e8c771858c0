/** A problem of content/ or .env. An error keeps the site from working, a warning makes it look poor. */
export interface ContentProblem {
  level: 'error' | 'warning'
  /** Whether it reports a placeholder, which a release refuses. */
  isPlaceholder?: boolean
  /** The file, and the path of the value in it. */
  where: string
  /** The value, what is wrong with it, and what is expected. */
  message: string
}
