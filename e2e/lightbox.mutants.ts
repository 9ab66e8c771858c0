import type { Mutant } from './mutants/mutant.ts'

/** The photograph as large as the screen, and at its full size. */
export const mutants: readonly Mutant[] = [
  {
    name: 'lightbox: smaller than the gallery',
    file: 'src/components/Lightbox.module.css',
    find: '      inline-size: 80svb;\n',
    replace: '      inline-size: 40svb;\n',
    killedBy: 'has the photograph as high as the screen, its words beside it',
  },
  {
    name: 'lightbox: words beside it on a phone',
    file: 'src/components/Lightbox.module.css',
    find: '@media (--desktop), (orientation: landscape)',
    replace: '@media all',
    killedBy: 'has the words under the photograph on a phone, both on one screen',
  },
  {
    name: 'lightbox: full size shows the corner',
    file: 'src/components/Lightbox.tsx',
    find: 'element.scrollTop = pressedAt.y * element.scrollHeight - element.clientHeight / 2',
    replace: '',
    killedBy: 'shows at a press every pixel of the photograph, the part that was pressed in the middle',
  },
  {
    name: 'lightbox: full size of the small file',
    file: 'src/components/Lightbox.tsx',
    find: "place={full ? 'fullSize' : 'lightbox'}",
    replace: 'place="lightbox"',
    killedBy: 'shows at a press every pixel of the photograph, the part that was pressed in the middle',
  },
  {
    name: 'lightbox: arrow keys turn the full size',
    file: 'src/components/Lightbox.tsx',
    find: '    if (full) return // they move it\n',
    replace: '',
    killedBy: 'moves the full size by keys, which turn to no other photograph',
  },
  {
    name: 'lightbox: the mouse moves it the wrong way',
    file: 'src/components/Lightbox.tsx',
    find: 'start.current.left - moved.x',
    replace: 'start.current.left + moved.x',
    killedBy: 'moves the full size with the mouse, and stays there',
  },
  {
    name: 'lightbox: letting go of the full size fits it',
    file: 'src/components/Lightbox.tsx',
    find: '    if (!byKey && Math.hypot(moved.x, moved.y) > pressSlack) return\n',
    replace: '',
    killedBy: 'moves the full size with the mouse, and stays there',
  },
  {
    name: 'lightbox: Escape closes the full size',
    file: 'src/components/Lightbox.tsx',
    find: '        event.preventDefault() // Escape',
    replace: '        // Escape',
    killedBy: 'leaves the full size by Escape, and is closed by the next',
  },
]
