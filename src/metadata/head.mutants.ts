import type { Mutant } from '../../e2e/mutants/mutant.ts'

/** What machines read in the head. */
export const mutants: readonly Mutant[] = [
  {
    name: "head: an operator's name breaks out",
    file: 'src/metadata/head.ts',
    find: ".replaceAll('<', '&lt;')",
    replace: '',
    killedBy: "an operator's name cannot break out of an attribute or the data block",
  },
]
