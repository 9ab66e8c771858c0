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
  /** The one test of the suite beside it that kills it: its title, or the end of its path, as in `the carousel › has three slides`. */
  killedBy: string
  /** It dies by an error of tsc inside that test. */
  types?: boolean
}

/** An edit that nobody can notice: it is listed, not run. */
export interface Equivalent extends Edit {
  reason: string
}

/** The mutants in one file, `carousel.mutants.ts`, and the tests beside it that kill them, `carousel.spec.ts`. */
export interface Suite {
  /** Both from the project's root. */
  file: string
  tests: string
  mutants: readonly Mutant[]
  equivalents: readonly Equivalent[]
}
