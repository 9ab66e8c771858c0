import type { Mutants } from './mutants/mutants.ts'

/** The menu of small screens. */
export const mutants: Mutants = {
  'opens and closes by its button, which names what it opens': [
    ['src/layout/Header.tsx', 'setOpenedAt(open ? null : key)', 'setOpenedAt(null)'],
    ['src/layout/Header.tsx', 'setOpenedAt(open ? null : key)', 'setOpenedAt(key)'],
  ],
  'closes when the visitor goes back': [
    ['src/layout/Header.tsx', 'const open = openedAt === key', 'const open = openedAt !== null'],
  ],
  'stays closed when the visitor comes back to where it was open, having left by the logo': [
    ['src/layout/Header.tsx', '  if (openedAt && !open) setOpenedAt(null)\n', ''],
    [
      'src/layout/Header.tsx',
      'import { Fragment, useLayoutEffect, useRef',
      'import { Fragment, useEffect as useLayoutEffect, useRef',
    ],
  ],
  'closes on Escape and gives the focus back to its button': [
    ['src/layout/Header.tsx', '      close()\n      button.current', '      button.current'],
  ],
  'closes when the screen grows': [
    ['src/layout/Header.tsx', "    media.addEventListener('change', close)\n", ''],
  ],
}
