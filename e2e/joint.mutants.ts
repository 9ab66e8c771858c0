import type { Mutants } from './mutants/mutants.ts'

/** A drawing that closes with the scrolling. */
export const mutants: Mutants = {
  'is open when it comes, closes as it is scrolled to, the pegs last': [
    ['src/components/Joint.module.css', '        animation-timeline: --joint;\n', ''],
    ['src/components/Joint.tsx', '${styles.wood} ${styles.peg}`} d="M40', '${styles.wood}`} d="M40'],
  ],
  'lies apart until the way home is about to be taken': [
    ['src/components/Joint.module.css', 'translate: var(--joint-apart) 0', 'translate: 0'],
    [
      'src/components/Joint.module.css',
      ':not(:has(> :any-link:is(:hover, :focus-visible, :active))) > .apart .peg',
      '.apart .peg',
    ],
    ['src/layout/ErrorPage.tsx', '<Joint apart ', '<Joint '],
  ],
  'is closed from the start': [
    [
      'src/components/Joint.module.css',
      '@media screen and (prefers-reduced-motion: no-preference)',
      '@media screen',
    ],
  ],
}
