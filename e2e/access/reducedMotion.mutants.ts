import type { Mutant } from '../mutants/mutant.ts'

/** Nothing moves by itself. */
export const mutants: readonly Mutant[] = [
  {
    name: 'scroll: ABOUT US glides under reduced motion',
    file: 'src/layout/Layout.tsx',
    find: "behavior: still ? 'instant' : 'smooth'",
    replace: "behavior: 'smooth'",
    killedBy: '"ABOUT US" jumps to the top instead of gliding',
  },
  {
    name: 'access: changes take their time under reduced motion',
    file: 'src/styles/motion.css',
    find: '    transition-duration: 0.01ms;\n',
    replace: '',
    killedBy: 'nothing on /products moves, at the top or at the end, and no change takes time',
  },
  {
    name: 'access: changes wait under reduced motion',
    file: 'src/styles/motion.css',
    find: '    transition-delay: 0s;\n',
    replace: '',
    killedBy: 'nothing on / moves, at the top or at the end, and no change takes time',
  },
]
