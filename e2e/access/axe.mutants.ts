import type { Mutant } from '../mutants/mutant.ts'

/** What axe finds. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: soft ink too soft',
    file: 'src/styles/tokens.css',
    find: '--ink-soft: #5a544b;',
    replace: '--ink-soft: #a8a196;',
    killedBy: 'on a phone › axe finds nothing on /products',
  },
  {
    name: 'access: no language',
    file: 'index.html',
    find: '<html lang="en">',
    replace: '<html>',
    killedBy: 'axe finds nothing on /about',
  },
]
