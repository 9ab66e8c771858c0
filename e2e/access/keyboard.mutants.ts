import type { Mutant } from '../mutants/mutant.ts'

/** The way of the Tab key and the focus on it. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: no outline around the focus',
    file: 'src/styles/base.css',
    find: 'outline: var(--focus) solid var(--oxide);',
    replace: 'outline: none;',
    killedBy: 'the focus on /about is always seen, forwards and backwards',
  },
  {
    name: 'access: the focus under the header',
    file: 'src/styles/base.css',
    find: 'scroll-margin-block-start: calc(var(--header) + var(--space-3));',
    replace: '',
    killedBy: 'the focus on / is always seen, forwards and backwards',
  },
  {
    name: 'access: photographs named by what the link does only',
    file: 'src/components/Gallery.tsx',
    find: 'aria-label={`${words.open}: ${photos[name].caption}`}',
    replace: 'aria-label={words.open}',
    killedBy: 'the Tab key comes to every control of /products in reading order and leaves at the end',
  },
]
