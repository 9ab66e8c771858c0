import type { Mutant } from '../mutants/mutant.ts'

/** What the approved trees tell. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: a heading that is a paragraph',
    file: 'src/layout/Footer.tsx',
    find: '<h2>{words.factory}</h2>',
    replace: '<p>{words.factory}</p>',
    killedBy: '/contact reads as recorded',
  },
]
