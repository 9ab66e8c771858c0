import type { Mutant } from '../mutants/mutant.ts'

/** Narrow windows, large text, wide spacing. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: the form too wide for a narrow phone',
    file: 'src/components/Form.module.css',
    find: '  .form {\n    display: grid;\n    gap',
    replace: '  .form {\n    display: grid;\n    min-inline-size: 25rem;\n    gap',
    killedBy: '/grievance neither scrolls sideways nor loses words between 320 and 1440 px, nor at 2560 px',
  },
  {
    name: 'access: a footer of wide columns',
    file: 'src/layout/Footer.module.css',
    find: 'minmax(min(100%, var(--column)), 1fr)',
    replace: 'minmax(26rem, 1fr)',
    killedBy: '/about neither scrolls sideways nor loses words between 320 and 1440 px, nor at 2560 px',
  },
  {
    name: 'access: captions of a fixed height',
    file: 'src/components/Carousel.module.css',
    find: '    min-block-size: var(--words);\n    padding: var(--space-3)',
    replace: '    block-size: var(--caption);\n    overflow: hidden;\n    padding: var(--space-3)',
    killedBy: '/ bears wider text spacing at 320 px',
  },
  {
    name: 'access: a navigation that cannot wrap',
    file: 'src/layout/Header.module.css',
    find: '      max-inline-size: calc(100% - var(--translator));\n',
    replace: '',
    killedBy: '/about bears text of 200 %',
  },
]
