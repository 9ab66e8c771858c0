import type { Mutant } from '../e2e/mutants/mutant.ts'

/** Budgets exceeded. */
export const mutants: readonly Mutant[] = [
  {
    name: 'budgets: one byte too many passes',
    file: 'bench/parts/budgets.ts',
    find: '!(bytes <= allowed[budget])',
    replace: '!(bytes <= allowed[budget] + 1)',
    killedBy: 'fails for one byte too many: carousel chunk',
  },
  {
    name: 'budgets: what was not measured passes',
    file: 'bench/parts/budgets.ts',
    find: '[...above, ...missing]',
    replace: '[...above]',
    killedBy: 'fails where nothing was measured: fonts, in all',
  },
]
