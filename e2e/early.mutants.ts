import type { Mutants } from './mutants/mutants.ts'

/** What the visitor does before the app has arrived. */
export const mutants: Mutants = {
  'two presses are kept and take effect in order': [
    [
      'src/components/Carousel.tsx',
      'aria-label={words.next} onClick={() => show(wanted.current + 1)}',
      'aria-label={words.next} onClick={() => show(index + 1)}',
    ],
    ['src/components/Carousel.tsx', 'initialSlide: wanted.current', 'initialSlide: 0'],
  ],
  'a complete form, sent by a double click, is logged once and stays confirmed': [
    [
      'src/early.ts',
      'if (control instanceof HTMLFormElement) control.requestSubmit()\n    else control.click()',
      'if (!(control instanceof HTMLFormElement)) control.click()',
    ],
    ['src/early.ts', '    if (submitted.has(control)) return\n', ''],
  ],
  'an incomplete form is kept and shows its messages': [
    [
      'src/early.ts',
      "for (const type of ['click', 'submit']) addEventListener(type, keep, true)",
      "for (const type of ['click']) addEventListener(type, keep, true)",
    ],
  ],
  'no note comes later where the app was late, but in time': [
    ['src/early.ts', '  clearTimeout(waiting)\n', ''],
  ],
  'a swipe of the strip stays': [
    ['src/components/Carousel.tsx', 'strip.current.scrollLeft / strip.current.clientWidth', '0'],
  ],
  'a mouse that rests over the page does not fetch the app, one that moves does': [
    ['src/early.ts', '!event.movementX && !event.movementY', '!event.type'],
  ],
  'a page that never comes to rest gets its app 2 s after it has loaded': [
    ['src/early.ts', ', { timeout: longestWait }', ''],
  ],
  'a photograph of the gallery is kept': [
    ['src/early.ts', 'button:not([type=submit]), a[data-app]', 'button:not([type=submit])'],
  ],
  'a link works at once': [['src/early.ts', 'a[data-app]', 'a']],
  'a photograph opens by itself': [['src/early.ts', '  if (link) location.assign(link.href)\n', '']],
  'a button that was pressed is not forgotten, and a note says what is the matter': [
    [
      'src/early.ts',
      '  kept = kept.filter((control) => !(control instanceof HTMLAnchorElement))\n',
      '  kept = []\n',
    ],
  ],
}
