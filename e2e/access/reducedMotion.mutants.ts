import type { Mutants } from '../mutants/mutants.ts'

/** Nothing moves by itself. */
export const mutants: Mutants = {
  '"ABOUT US" jumps to the top instead of gliding': [
    ['src/lib/useScrollPosition.ts', 'smoothToTop.scroll && !still', 'smoothToTop.scroll'],
  ],
  'nothing on /products moves, at the top or at the end, and no change takes time': [
    ['src/styles/motion.css', '    transition-duration: 0.01ms;\n', ''],
  ],
  'nothing on / moves, at the top or at the end, and no change takes time': [
    ['src/styles/motion.css', '    transition-delay: 0s;\n', ''],
  ],
}
