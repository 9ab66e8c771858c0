import type { Mutant } from '../mutants/mutant.ts'

/** Words on photographs. */
export const mutants: readonly Mutant[] = [
  {
    name: 'contrast: words on the bright part of the photograph',
    file: 'src/pages/Home.module.css',
    find: '    .promo > div {\n      grid-column: content-start / span 4;',
    replace: '    .promo > div {\n      grid-column: 6 / span 4;',
    killedBy: 'the words of the tour contrast with the photograph behind them on a wide screen',
  },
]
