import type { Mutants } from './mutants/mutants.ts'

/** A drawing that closes with the scrolling. */
export const mutants: Mutants = {
  'is open when it comes, closes as it is scrolled to, the pegs last': [
    ['src/pages/Home.module.css', '    view-timeline: --joint;\n', ''],
    ['src/components/Joint.tsx', '${styles.wood} ${styles.peg}`} d="M40', '${styles.wood}`} d="M40'],
  ],
  'lies apart until the way home is about to be taken': [
    ['src/layout/ErrorPage.module.css', '--rail: var(--joint-apart) 0', '--rail: none'],
    [
      'src/layout/ErrorPage.module.css',
      '.page:not(:has(> :any-link:is(:hover, :focus-visible, :active))) > .joint',
      '.page > .joint',
    ],
    ['src/components/Joint.module.css', 'translate: var(--pegs)', 'translate: none'],
  ],
  'is closed from the start': [
    [
      'src/components/Joint.module.css',
      '@media screen and (prefers-reduced-motion: no-preference)',
      '@media screen',
    ],
  ],
}
