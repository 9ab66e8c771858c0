import type { Mutant } from '../mutants/mutant.ts'

/** The way of the Tab key and the focus on it. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: no outline around the focus',
    file: 'src/styles/base.css',
    find: 'outline: var(--focus) solid var(--oxide);',
    replace: 'outline: none;',
    killedBy:
      'the Tab key comes to every control of /about in reading order, back the same way, and the focus is always seen',
  },
  {
    name: 'access: the focus under the header',
    file: 'src/styles/base.css',
    find: 'scroll-margin-block-start: calc(var(--header) + var(--space-3));',
    replace: '',
    killedBy:
      'the Tab key comes to every control of / in reading order, back the same way, and the focus is always seen',
  },
  {
    name: 'access: the focus is a shadow',
    file: 'src/styles/base.css',
    find: 'outline: var(--focus) solid var(--oxide);',
    replace: 'outline: none; box-shadow: 0 0 0 3px var(--oxide);',
    killedBy:
      'the Tab key comes to every control of /about in reading order, back the same way, and the focus is always seen',
  },
]
