import type { Mutants } from '../../e2e/mutants/mutants.ts'

/** Colours. */
export const mutants: Mutants = {
  'ink-soft on paper has a contrast of 4.5 or more': [
    ['src/styles/tokens.css', '--ink-soft: #5a544b;', '--ink-soft: #8a847b;'],
  ],
}
