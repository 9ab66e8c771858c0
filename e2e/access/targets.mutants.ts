import type { Mutant } from '../mutants/mutant.ts'

/** Sizes of controls. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: links of the footer too low',
    file: 'src/layout/Footer.module.css',
    find: 'min-block-size: var(--dense-target);',
    replace: 'line-height: 1.1;',
    killedBy: 'every control of / is at least 24 px wide and high at 1280 px',
  },
  {
    name: 'access: dots 20 px wide',
    file: 'src/components/Carousel.module.css',
    find: 'inline-size: var(--dot-target);',
    replace: 'inline-size: 1.25rem;',
    killedBy: 'every control of / is at least 24 px wide and high at 320 px',
  },
]
