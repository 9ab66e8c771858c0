import type { Mutants } from '../mutants/mutants.ts'

/** Words on photographs, and under the pointer. */
export const mutants: Mutants = {
  'the words of the tour contrast with the photograph behind them on a wide screen': [
    [
      'src/pages/Home.module.css',
      '      grid-row: 1;\n      grid-column: content-start / span 4;',
      '      grid-row: 1;\n      grid-column: 6 / span 4;',
    ],
  ],
  'the words of every control of /about can be read': [
    ['src/styles/base.css', '  a:hover {\n', '  a:hover {\n    color: var(--rule);\n'],
  ],
  'the words of every control of / can be read': [
    [
      'src/styles/layout.css',
      '    background: var(--ink);\n    color: var(--paper);',
      '    background: var(--ink);\n    color: var(--ink);',
    ],
  ],
}
