import type { Mutants } from './mutants/mutants.ts'

/** Links, addresses, copyright line. */
export const mutants: Mutants = {
  'leads to the top of each page, in the order of the navigation': [
    ['src/layout/Footer.tsx', '{pages.map(', '{pages.toReversed().map('],
  ],
  'has addresses, phone, e-mail and copyright line': [
    ['src/layout/Footer.tsx', 'place="headOffice"', 'place="factory"'],
  ],
}
