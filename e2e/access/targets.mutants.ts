import type { Mutant } from '../mutants/mutant.ts'

/** Sizes of controls. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: links of the footer too low',
    file: 'src/layout/Footer.module.css',
    find: 'min-block-size: var(--dense-target);',
    replace: 'line-height: 1.1;',
    killedBy: 'at 1280 px › every control of /grievance is at least 24 px wide and high',
  },
]
