import type { Mutant } from './mutants/mutant.ts'

/** Ten photographs, each large in the lightbox. */
export const mutants: readonly Mutant[] = [
  {
    name: 'gallery: 9 images',
    file: 'src/content/products.ts',
    find: "    'foldable-table',\n",
    replace: '',
    killedBy: 'shows ten different photographs',
  },
  {
    name: 'gallery: 11 images',
    file: 'src/content/products.ts',
    find: "    'foldable-table',\n",
    replace: "    'foldable-table',\n    'bed',\n",
    killedBy: 'shows ten different photographs',
  },
  {
    name: 'gallery: one image twice',
    file: 'src/content/products.ts',
    find: "    'foldable-table',\n",
    replace: "    'bed',\n",
    killedBy: 'shows ten different photographs',
  },
  {
    name: 'lightbox: opens the first photograph only',
    file: 'src/components/Gallery.tsx',
    find: 'setOpen(index)',
    replace: 'setOpen(0)',
    killedBy: 'shows photograph 6 of the gallery',
  },
  {
    name: 'lightbox: buttons end at the ends',
    file: 'src/components/Gallery.tsx',
    find: '(index + step + names.length) % names.length',
    replace: 'Math.min(Math.max(index + step, 0), names.length - 1)',
    killedBy: 'turns by its buttons, round the ends',
  },
  {
    name: 'lightbox: arrow keys the wrong way round',
    file: 'src/components/Gallery.tsx',
    find: "if (key === 'ArrowLeft') turn(-1)\n    if (key === 'ArrowRight') turn(1)",
    replace: "if (key === 'ArrowLeft') turn(1)\n    if (key === 'ArrowRight') turn(-1)",
    killedBy: 'turns by the arrow keys, round the ends',
  },
  {
    name: 'lightbox: swipes the wrong way round',
    file: 'src/components/Gallery.tsx',
    find: 'turn(moved < 0 ? 1 : -1)',
    replace: 'turn(moved < 0 ? -1 : 1)',
    killedBy: 'turns by a swipe to the left and to the right',
  },
  {
    name: 'lightbox: any touch turns',
    file: 'src/components/Gallery.tsx',
    find: 'const swipeDistance = 40',
    replace: 'const swipeDistance = 10',
    killedBy: 'does not turn when the finger hardly moves',
  },
  {
    name: 'lightbox: the browser takes the swipe for itself',
    file: 'src/components/Gallery.module.css',
    find: '    touch-action: pan-y pinch-zoom;\n',
    replace: '',
    killedBy: 'turns by a finger on a small screen',
  },
]
