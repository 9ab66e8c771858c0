import type { Mutants } from './mutants/mutants.ts'

/** A drawing that closes with the scrolling. */
export const mutants: Mutants = {
  'is open when it comes, closes as it is scrolled to, the pegs last': [
    ['src/components/Joint.module.css', '        animation-timeline: --joint;\n', ''],
    ['src/components/Joint.tsx', '${styles.wood} ${styles.peg}`} d="M40', '${styles.wood}`} d="M40'],
  ],
  'is closed from the start': [
    [
      'src/components/Joint.module.css',
      '@media screen and (prefers-reduced-motion: no-preference)',
      '@media screen',
    ],
  ],
}
