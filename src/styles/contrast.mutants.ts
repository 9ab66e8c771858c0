import type { Mutant } from '../../e2e/mutants/mutant.ts'

/** Colours. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: colours too close',
    file: 'src/styles/tokens.css',
    find: '--ink-soft: #5a544b;',
    replace: '--ink-soft: #8a847b;',
    killedBy: 'ink-soft on paper has a contrast of 4.5 or more',
  },
  {
    name: 'access: the edge of a field too pale',
    file: 'src/styles/tokens.css',
    find: '--field-rule: #857c6e;',
    replace: '--field-rule: #a59c8e;',
    killedBy: 'field-rule on paper has a contrast of 3 or more',
  },
]
