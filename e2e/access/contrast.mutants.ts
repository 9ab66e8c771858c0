import type { Mutants } from '../mutants/mutants.ts'

/** Words on photographs. */
export const mutants: Mutants = {
  'the words of the tour contrast with the photograph behind them on a wide screen': [
    [
      'src/pages/Home.module.css',
      '      grid-row: 1;\n      grid-column: content-start / span 4;',
      '      grid-row: 1;\n      grid-column: 6 / span 4;',
    ],
  ],
}
