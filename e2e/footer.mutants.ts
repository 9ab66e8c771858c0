import type { Mutant } from './mutants/mutant.ts'

/** Links, addresses, copyright line. */
export const mutants: readonly Mutant[] = [
  {
    name: 'navigation: the footer in another order',
    file: 'src/layout/Footer.tsx',
    find: '{pages.map(',
    replace: '{pages.toReversed().map(',
    killedBy: 'has the specified links in order',
  },
  {
    name: 'footer: the factory twice',
    file: 'src/layout/Footer.tsx',
    find: 'place="headOffice"',
    replace: 'place="factory"',
    killedBy: 'has the addresses of head office and factory',
  },
  {
    name: 'footer: no copyright line',
    file: 'src/layout/Footer.tsx',
    find: '© {site.name}. ',
    replace: '',
    killedBy: 'has phone, e-mail and copyright line',
  },
]
