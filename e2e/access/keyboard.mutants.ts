import type { Mutants } from '../mutants/mutants.ts'

/** The way of the Tab key and the focus on it. */
export const mutants: Mutants = {
  'with the menu open the Tab key comes to the menu only, and back through it': [
    ['src/layout/Header.tsx', "for (const part of background) part.toggleAttribute('inert', true)", ''],
  ],
  'the Tab key comes to every control of /about in reading order, back the same way, and the focus is always seen':
    [['src/styles/base.css', 'outline: var(--focus) solid var(--oxide);', 'outline: none;']],
  'the Tab key comes to every control of / in reading order, back the same way, and the focus is always seen':
    [['src/styles/base.css', 'scroll-margin-block-start: calc(var(--header) + var(--space-3));', '']],
}
