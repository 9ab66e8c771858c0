/** A problem of content/ or .env. An error keeps the site from working, a warning makes it look poor. */
export interface ContentProblem {
  level: 'error' | 'warning'
  /** Whether it reports a placeholder, which a release refuses. */
  isPlaceholder?: boolean
  /** A file or folder, a value in a file (`home.json, cards, number 2`), a line of .env, or a setting (`SITE_URL="…"`). */
  where: string
  /** The value, what is wrong with it, and what is expected. */
  message: string
}
