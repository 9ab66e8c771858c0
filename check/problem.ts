/** Something that keeps the site from working (an error) or makes it look poor (a warning). */
export interface Problem {
  level: 'error' | 'warning'
  /** Whether it is about a placeholder of the project, which a release refuses. */
  isPlaceholder?: boolean
  /** The file, and the path of the value in it. */
  where: string
  /** The value, what is wrong with it, and what is expected. */
  message: string
}
