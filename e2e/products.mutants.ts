import type { Mutants } from './mutants/mutants.ts'

/** Ten photographs. */
export const mutants: Mutants = {
  'shows ten photographs under its heading': [['src/content/products.ts', "    'foldable-table',\n", '']],
}
