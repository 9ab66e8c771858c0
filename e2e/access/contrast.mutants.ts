import type { Mutant } from '../mutants/mutant.ts'

/** Words on photographs. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: a photograph too light under its words',
    file: 'src/styles/tokens.css',
    find: '--shade: rgb(27 25 22 / 62%);',
    replace: '--shade: rgb(27 25 22 / 20%);',
    killedBy: 'the words of the tour contrast with the photograph behind them on a wide screen',
  },
]
