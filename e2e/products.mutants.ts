import type { Mutants } from './mutants/mutants.ts'

/** Ten photographs. */
export const mutants: Mutants = {
  'shows ten different photographs under its heading, and loads each': [
    ['src/content/products.ts', "    'foldable-table',\n", ''],
  ],
}
