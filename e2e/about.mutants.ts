import type { Mutant } from './mutants/mutant.ts'

/** The words of the page; the marquee: speed 100, gradient 40, stands on hover, by its button and under reduced motion. */
export const mutants: readonly Mutant[] = [
  ...[99, 101].map((speed) => ({
    name: `marquee: speed ${speed}`,
    file: 'src/components/Marquee.tsx',
    find: 'speed = 100',
    replace: `speed = ${speed}`,
    killedBy: 'runs at 100 px a second',
  })),
  ...[39, 41].map((width) => ({
    name: `marquee: gradient ${width}`,
    file: 'src/components/Marquee.tsx',
    find: 'gradientWidth = 40',
    replace: `gradientWidth = ${width}`,
    killedBy: 'fades over 40 px at its edges',
  })),
  {
    name: 'marquee: two different images',
    file: 'src/components/Marquee.tsx',
    find: '              <Mark className={styles.mark} />\n',
    replace: '              <Mark className={styles.mark} />\n              <svg><path d="M0 0h9" /></svg>\n',
    killedBy: 'repeats one image',
  },
  {
    name: 'marquee: no pause on hover',
    file: 'src/components/Marquee.tsx',
    find: '              pauseOnHover\n',
    replace: '',
    killedBy: 'pauses while the mouse is over it',
  },
  {
    name: 'marquee: pause button dead',
    file: 'src/components/Marquee.tsx',
    find: 'setPlaying(!playing)',
    replace: 'setPlaying(playing)',
    killedBy: 'pauses and goes on by its button',
  },
  {
    name: 'marquee: moves under reduced motion',
    file: 'src/components/Marquee.tsx',
    find: 'const still = useReducedMotion()',
    replace: 'const still = false',
    killedBy: 'stands, with its image and without a button',
  },
  {
    name: 'words: a heading of the about page',
    file: 'src/content/about.ts',
    find: "'Who We are'",
    replace: "'Who we are'",
    killedBy: 'has its six sections in order',
  },
  {
    name: 'words: a line of who we are dropped',
    file: 'src/content/about.ts',
    find: "    { term: 'Reliability', text: 'The hundredth piece is measured against the first.' },\n",
    replace: '',
    killedBy: 'says who we are',
  },
  {
    name: 'words: a core value dropped',
    file: 'src/content/about.ts',
    find: "    { term: 'Growth Orientation', text: 'New tools, new timbers, new apprentices.' },\n",
    replace: '',
    killedBy: 'states core values',
  },
  {
    name: 'words: vision without text',
    file: 'src/content/about.ts',
    find: "'Furniture that is bought once: repaired, handed on, and never out of place.'",
    replace: "''",
    killedBy: 'states vision and mission',
  },
  {
    name: 'marquee: pause button without effect',
    file: 'src/components/Marquee.tsx',
    find: '              play={playing}\n',
    replace: '',
    killedBy: 'pauses and goes on by its button',
  },
]
