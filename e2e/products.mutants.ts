import type { Mutants } from './mutants/mutants.ts'

/** Ten photographs, each large in the lightbox. */
export const mutants: Mutants = {
  'shows ten different photographs under its heading, and loads each': [
    ['src/content/products.ts', "    'foldable-table',\n", ''],
  ],
  'turns by the arrow keys, round the ends': [
    [
      'src/components/Lightbox.tsx',
      "if (key === 'ArrowLeft') turn(-1)\n    if (key === 'ArrowRight') turn(1)",
      "if (key === 'ArrowLeft') turn(1)\n    if (key === 'ArrowRight') turn(-1)",
    ],
  ],
  'turns by its buttons, round the ends': [
    [
      'src/components/Lightbox.tsx',
      '(index + step + names.length) % names.length',
      'Math.min(Math.max(index + step, 0), names.length - 1)',
    ],
    ['src/components/Gallery.tsx', 'setOpen(index)', 'setOpen(0)'],
  ],
  'turns by a swipe to either side, but not when the finger hardly moves': [
    ['src/components/Lightbox.tsx', 'turn(x < 0 ? 1 : -1)', 'turn(x < 0 ? -1 : 1)'],
    ['src/components/Lightbox.tsx', 'const swipeDistance = 40', 'const swipeDistance = 10'],
  ],
  'turns by a finger on a small screen': [
    ['src/components/Lightbox.module.css', '    touch-action: pan-y pinch-zoom;\n', ''],
  ],
}
