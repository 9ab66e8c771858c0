import type { Mutants } from './mutants/mutants.ts'

/** The photograph as large as the screen, and at its full size. */
export const mutants: Mutants = {
  'has the photograph as high as the screen, its words beside it': [
    ['src/components/Lightbox.module.css', 'block-size: min(100svb, 76vi)', 'block-size: min(80svb, 76vi)'],
  ],
  'has each photograph larger than the gallery, on 1440 x 900': [
    ['src/components/Lightbox.module.css', 'inline-size: min(108svb, 61vi)', 'inline-size: min(80svb, 61vi)'],
  ],
  'has each photograph larger than the gallery, on 1024 x 1366': [
    ['src/pages/Products.module.css', 'min(100svb - var(--header), 60vi)', '(100svb - var(--header))'],
  ],
  'has the words under the photograph on a phone, both on one screen': [
    ['src/components/Lightbox.module.css', '@media (orientation: landscape)', '@media all'],
  ],
  'shows at a press every pixel of the photograph, the part that was pressed in the middle': [
    [
      'src/components/Lightbox.tsx',
      'element.scrollTop = pressedAt.y * element.scrollHeight - element.clientHeight / 2',
      '',
    ],
    ['src/components/Lightbox.tsx', "place={full ? 'fullSize' : 'lightbox'}", 'place="lightbox"'],
  ],
  'moves the full size by keys, which turn to no other photograph': [
    ['src/components/Lightbox.tsx', '    if (full) return // they move it\n', ''],
  ],
  'moves the full size with the mouse, and stays there': [
    ['src/components/Lightbox.tsx', 'start.current.left - moved.x', 'start.current.left + moved.x'],
    [
      'src/components/Lightbox.tsx',
      '    if (!byKey && Math.hypot(moved.x, moved.y) > pressSlack) return\n',
      '',
    ],
  ],
  'leaves the full size by Escape, and is closed by the next': [
    ['src/components/Lightbox.tsx', '        event.preventDefault() // Escape', '        // Escape'],
  ],
  'shows no former photograph beside the words of the next': [
    ['src/components/Lightbox.tsx', '<Picture key={name} name={name} place', '<Picture name={name} place'],
  ],
  'is closed at full size, too, by its button, over which nothing lies': [
    ['src/components/Dialog.module.css', 'z-index: 2;', 'z-index: 1;'],
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
    [
      'src/components/Lightbox.tsx',
      '<Picture key={name} name={name} place',
      '<Picture key={name} name={names[(index + 1) % names.length] ?? name} place',
    ],
  ],
  'turns by a swipe to either side, but not when the finger hardly moves': [
    ['src/components/Lightbox.tsx', 'turn(x < 0 ? 1 : -1)', 'turn(x < 0 ? -1 : 1)'],
    ['src/components/Lightbox.tsx', 'const swipeDistance = 40', 'const swipeDistance = 10'],
  ],
  'turns by a finger on a small screen': [
    ['src/components/Lightbox.module.css', '    touch-action: pan-y pinch-zoom;\n', ''],
  ],
}
