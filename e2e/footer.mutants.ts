import type { Mutants } from './mutants/mutants.ts'

/** Links, addresses, copyright line. */
export const mutants: Mutants = {
  'leads to the top of each page, in the order of the navigation': [
    ['src/layout/Footer.tsx', '{pages.map(', '{pages.toReversed().map('],
    ['src/layout/Footer.tsx', '<PageLink to={path}>', '<PageLink to={path} preventScrollReset>'],
  ],
  'has addresses, phone, e-mail and copyright line': [
    ['src/layout/Footer.tsx', 'place="headOffice"', 'place="factory"'],
  ],
}
