/** A text that stands in a file exactly once, and what takes its place. */
export interface Edit {
  /** What is broken by it, in a few words; unique. */
  name: string
  /** From the project's root. */
  file: string
  find: string
  replace: string
  /** A second one, where one alone breaks nothing. */
  and?: { find: string; replace: string }
}

/** One promise broken on purpose, and the test that must notice. */
export interface Mutant extends Edit {
  /** The one test that kills it: the end of its path (file, describes, title), as in `the carousel › has three slides`. */
  killedBy: string
  /** The Playwright project (default `chromium`), or `unit` (Vitest), or `types` (an error of tsc inside that test). */
  project?: 'chromium' | 'mobile' | 'no-js' | 'reduced-motion' | 'server' | 'unit' | 'types'
}

/** An edit that nobody can notice: it is listed, not run. */
export interface Equivalent extends Edit {
  reason: string
}
