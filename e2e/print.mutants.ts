import type { Mutants } from './mutants/mutants.ts'

/** Paper. */
export const mutants: Mutants = {
  '/about is whole on paper that lies upright: its words, its photographs, what belongs together': [
    [
      'src/styles/print.css',
      '  main > section::before {\n    content: none;',
      '  main > section {\n    display: none;',
    ],
  ],
  '/about is whole on paper that is small: its words, its photographs, what belongs together': [
    ['src/styles/print.css', '  div:has(> h2),\n', ''],
  ],
  '/about has nothing pale, covered, cut off or to press on any paper': [
    ['src/styles/print.css', '    color: var(--ink);\n', ''],
  ],
  '/products has nothing pale, covered, cut off or to press on any paper': [
    ['src/styles/print.css', '    margin-inline: 0;\n', ''],
  ],
  '/nope has nothing pale, covered, cut off or to press on any paper': [
    ['src/layout/ErrorPage.module.css', '@media screen', '@media all'],
  ],
  '/ has nothing pale, covered, cut off or to press on any paper': [
    ['src/styles/print.css', '    margin-block-end: 0;\n', ''],
    ['src/styles/print.css', "  [href$='.mp4'],\n", ''],
  ],
  'the slide show has all its slides, and the counters their targets, whatever the screen shows': [
    ['src/components/Counters.module.css', 'content: attr(aria-label);', 'content: none;'],
    ['src/components/Carousel.module.css', '      display: contents;\n', ''],
  ],
  '/products is whole on paper that is small: its words, its photographs, what belongs together': [
    [
      'src/styles/print.css',
      '  figure,\n  footer,\n  li,\n  p,\n  div:has(> h2),\n  :has(> picture) {',
      '  footer {',
    ],
  ],
  'an open menu is not printed over the page': [['src/styles/print.css', '  #navigation,\n', '']],
  'an open photograph is not printed over the page': [['src/styles/print.css', '  dialog,\n', '']],
}
