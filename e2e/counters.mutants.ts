import type { Mutant } from './mutants/mutant.ts'

const targets: [label: string, target: number, plus: boolean][] = [
  ['Designs', 2500, true],
  ['Factories', 2, false],
  ['Machines', 150, true],
  ['Workforce', 1600, true],
  ['Experience', 21, true],
  ['Countries', 15, true],
]

/** Idle at 0 up to 300 px, then 1 each millisecond up to the targets, once. */
export const mutants: readonly Mutant[] = [
  {
    name: 'counters: trigger 299',
    file: 'src/components/Counters.tsx',
    find: 'scrollTrigger = 300',
    replace: 'scrollTrigger = 299',
    killedBy: 'stay idle at 300 px',
  },
  {
    name: 'counters: trigger 301',
    file: 'src/components/Counters.tsx',
    find: 'scrollTrigger = 300',
    replace: 'scrollTrigger = 301',
    killedBy: 'count from 301 px on, and end at their targets',
  },
  {
    name: 'counters: trigger "at least" instead of "more than"',
    file: 'src/components/Counters.tsx',
    find: 'scrollY <= scroll',
    replace: 'scrollY < scroll',
    killedBy: 'stay idle at 300 px',
  },
  {
    name: 'counters: no trigger',
    file: 'src/components/Counters.tsx',
    find: '      if (scrollY <= scrollTrigger) return\n',
    replace: '',
    killedBy: 'are idle at 0',
  },
  ...[2, 0.5].map((step) => ({
    name: `counters: a step each ${step} ms`,
    file: 'src/components/Counters.tsx',
    find: 'step = 1\n',
    replace: `step = ${step}\n`,
    killedBy: 'rise by 1 each millisecond, painted once a frame',
  })),
  ...targets.flatMap(([label, target, plus]) => [
    ...[target - 1, target + 1].map((wrong) => ({
      name: `counters: ${label} ${wrong}`,
      file: 'src/content/home.ts',
      find: `label: '${label}', target: ${target},`,
      replace: `label: '${label}', target: ${wrong},`,
      killedBy: 'count from 301 px on, and end at their targets',
    })),
    {
      name: `counters: ${label} ${plus ? 'without' : 'with'} plus sign`,
      file: 'src/content/home.ts',
      find: `label: '${label}', target: ${target}, plus: ${plus}`,
      replace: `label: '${label}', target: ${target}, plus: ${!plus}`,
      killedBy: 'count from 301 px on, and end at their targets',
    },
  ]),
  {
    name: 'counters: another label',
    file: 'src/content/home.ts',
    find: "label: 'Experience'",
    replace: "label: 'Years'",
    killedBy: 'stand in the specified order under their labels',
  },
  {
    name: 'counters: the largest ends too early',
    file: 'src/components/Counters.tsx',
    find: ') * step',
    replace: ') * step * 0.99',
    killedBy: 'stop at their targets: 1600 after 1.6 s, 2500 after 2.5 s',
  },
  {
    name: 'counters: count again on the second visit to the page',
    file: 'src/components/Counters.tsx',
    find: 'if (still || counted) return',
    replace: 'if (still) return',
    killedBy: 'count only the first time: who comes back sees the targets',
  },
  {
    name: 'counters: a visit cut short does not count as one',
    file: 'src/components/Counters.tsx',
    find: '      counted = true\n',
    replace: '',
    and: {
      find: '        if (now < longest) frame = requestAnimationFrame(paint)\n',
      replace:
        '        if (now < longest) frame = requestAnimationFrame(paint)\n        else counted = true\n',
    },
    killedBy: 'do not count twice when the visitor leaves while they count',
  },
  {
    name: 'counters: a page that opens scrolled does not count',
    file: 'src/components/Counters.tsx',
    find: '    startBeyondTrigger()\n    return',
    replace: '    return',
    killedBy: 'count on a page that opens already scrolled',
  },
  {
    name: 'counters: stop when the visitor scrolls back',
    file: 'src/components/Counters.tsx',
    find: '        const now = performance.now() - start\n',
    replace: '        const now = performance.now() - start\n        if (scrollY === 0) return\n',
    killedBy: 'count on when the visitor scrolls back',
  },
  {
    name: 'counters: no name for assistive technology',
    file: 'src/components/Counters.tsx',
    find: '<span role="img" aria-label={final}>',
    replace: '<span>',
    killedBy: 'have their final names at once for assistive technology, which hears no counting',
  },
  {
    name: 'counters: move under reduced motion',
    file: 'src/components/Counters.tsx',
    find: 'const still = useReducedMotion()',
    replace: 'const still = false',
    killedBy: 'show their targets at once',
  },
  {
    name: 'counters: tick for assistive technology',
    file: 'src/components/Counters.tsx',
    find: 'aria-label={final}',
    replace: 'aria-label={String(value)}',
    killedBy: 'have their final names at once for assistive technology, which hears no counting',
  },
  {
    name: 'counters: a live region',
    file: 'src/components/Counters.tsx',
    find: '<dl className={styles.counters}>',
    replace: '<dl className={styles.counters} aria-live="polite">',
    killedBy: 'have their final names at once for assistive technology, which hears no counting',
  },
  {
    name: 'access: the numbers count although motion is unwanted',
    file: 'src/components/Counters.tsx',
    find: 'if (still || counted) return',
    replace: 'if (counted) return',
    killedBy: 'show their targets at once',
  },
]
