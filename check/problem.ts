/** Something that keeps the site from working (an error) or makes it look poor (a warning). */
export interface Problem {
  level: 'error' | 'warning'
  /** Whether it is about something that came with the project: a release refuses it. */
  isPlaceholder?: boolean
  /** The file, and in it the way to the value. */
  where: string
  /** The value, what is wrong with it, and what is expected. */
  message: string
}
