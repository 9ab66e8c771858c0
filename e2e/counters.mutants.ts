import type { Mutants } from './mutants/mutants.ts'

/** Idle at 0 up to 300 px, then 1 each millisecond up to the targets, once. */
export const mutants: Mutants = {
  'stand in the specified order, idle at 0 up to 300 px': [
    ['src/components/Counters.tsx', 'scrollTrigger = 300', 'scrollTrigger = 299'],
  ],
  'rise by 1 each millisecond, painted once a frame, until their targets': [
    ['src/components/Counters.tsx', 'scrollTrigger = 300', 'scrollTrigger = 301'],
    ['src/components/Counters.tsx', 'step = 1\n', 'step = 2\n'],
  ],
  'count only the first time: who comes back sees the targets': [
    ['src/components/Counters.tsx', 'if (still || counted) return', 'if (still) return'],
  ],
  'do not count twice when the visitor leaves while they count': [
    [
      'src/components/Counters.tsx',
      '      counted = true\n',
      '',
      '        if (now < longest) frame = requestAnimationFrame(paint)\n',
      '        if (now < longest) frame = requestAnimationFrame(paint)\n        else counted = true\n',
    ],
  ],
  'count on a page that opens already scrolled': [
    ['src/components/Counters.tsx', '    startBeyondTrigger()\n    return', '    return'],
  ],
  'count on when the visitor scrolls back': [
    [
      'src/components/Counters.tsx',
      '        const now = performance.now() - start\n',
      '        const now = performance.now() - start\n        if (scrollY === 0) return\n',
    ],
  ],
  'show their targets at once': [
    ['src/components/Counters.tsx', 'const still = useReducedMotion()', 'const still = false'],
  ],
}
