import type { Mutants } from './mutants/mutants.ts'

/** The words of the page; the marquee: speed 100, gradient 40, stands on hover, by its button and under reduced motion. */
export const mutants: Mutants = {
  'runs at 100 px a second': [['src/components/Marquee.tsx', 'speed = 100', 'speed = 99']],
  'fades over 40 px at its edges': [
    ['src/components/Marquee.tsx', 'gradientWidth = 40', 'gradientWidth = 39'],
  ],
  'repeats one image': [
    [
      'src/components/Marquee.tsx',
      '              {lockup}\n            </FastMarquee>',
      '              {lockup}\n              <svg><path d="M0 0h9" /></svg>\n            </FastMarquee>',
    ],
    ['build/prerender.ts', '"${hash(text)} ${marquee}"', '"${hash(text)}"'],
  ],
  'pauses while the mouse is over it': [['src/components/Marquee.tsx', '              pauseOnHover\n', '']],
  'pauses and goes on by its button': [
    ['src/components/Marquee.tsx', 'setPlaying(!playing)', 'setPlaying(playing)'],
  ],
  'stands, with its image and without a button': [
    ['src/components/Marquee.tsx', 'const still = useReducedMotion()', 'const still = false'],
  ],
  'has its six sections in order': [['src/content/about.ts', "'Who We are'", "'Who we are'"]],
}
