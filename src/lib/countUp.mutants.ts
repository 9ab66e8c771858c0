import type { Mutant } from '../../e2e/mutants/mutant.ts'

/** The value of a counter. */
export const mutants: readonly Mutant[] = [
  {
    name: 'counters: round up',
    file: 'src/lib/countUp.ts',
    find: 'Math.floor(',
    replace: 'Math.ceil(',
    killedBy: 'after 0.9 ms a counter to 2500 that rises each millisecond shows 0',
  },
  {
    name: 'counters: rise beyond the target',
    file: 'src/lib/countUp.ts',
    find: 'Math.min(Math.max(0, Math.floor(elapsed / step)), target)',
    replace: 'Math.max(0, Math.floor(elapsed / step))',
    killedBy: 'after 2501 ms a counter to 2500 that rises each millisecond shows 2500',
  },
]
