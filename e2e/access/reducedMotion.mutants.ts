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
    killedBy: 'no change of /products takes time',
  },
  {
    name: 'access: changes wait under reduced motion',
    file: 'src/styles/motion.css',
    find: '    transition-delay: 0s;\n',
    replace: '',
    killedBy: 'no change of / takes time',
  },
  {
    name: 'access: the slides move although motion is unwanted',
    file: 'src/components/Carousel.tsx',
    find: '!(swiper && still)',
    replace: 'true',
    killedBy: 'the slides stand until the visitor starts them',
  },
  {
    name: 'access: the numbers count although motion is unwanted',
    file: 'src/components/Counters.tsx',
    find: 'if (still || counted) return',
    replace: 'if (counted) return',
    killedBy: 'counters show their final numbers from the start',
  },
]
