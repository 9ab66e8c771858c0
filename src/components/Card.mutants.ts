import type { Mutant } from '../../e2e/mutants/mutant.ts'

/** Cards that tsc must refuse. */
export const mutants: readonly Mutant[] = [
  {
    name: 'cards: a fifth line is no type error',
    file: 'src/content/home.ts',
    find: '  | readonly [string, string, string, string]\n',
    replace:
      '  | readonly [string, string, string, string]\n  | readonly [string, string, string, string, string]\n',
    killedBy: 'a fifth line is a type error',
    types: true,
  },
  {
    name: 'cards: a button to any address is no type error',
    file: 'src/content/home.ts',
    find: 'button?: { label: string; to: Path }',
    replace: 'button?: { label: string; to: Path | (string & {}) }',
    killedBy: 'a button to an address that is no page is a type error',
    types: true,
  },
]
