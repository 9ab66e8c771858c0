import type { Mutant } from './mutants/mutant.ts'

/** Its one link that leaves the site. */
export const mutants: readonly Mutant[] = [
  {
    name: 'sustainability: without noopener',
    file: 'src/layout/Header.tsx',
    find: ' rel="noopener noreferrer"',
    replace: '',
    killedBy: 'Sustainability opens in a new tab, and says so',
  },
  {
    name: 'sustainability: not in a new tab',
    file: 'src/layout/Header.tsx',
    find: ' target="_blank"',
    replace: '',
    killedBy: 'Sustainability opens in a new tab, and says so',
  },
]
