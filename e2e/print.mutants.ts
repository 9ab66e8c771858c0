import type { Mutants } from './mutants/mutants.ts'

/** Paper. */
export const mutants: Mutants = {
  '/about has all its words and photographs, dark on white, and nothing to press': [
    [
      'src/styles/print.css',
      '  main > section::before {\n    content: none;',
      '  main > section {\n    display: none;',
    ],
  ],
  '/about leaves no heading alone at the foot of a sheet on paper that lies across': [
    ['src/styles/print.css', '  div:has(> h2),\n', ''],
  ],
  '/about has nothing pale, covered or cut off on paper that lies upright': [
    ['src/styles/print.css', '    color: var(--ink);\n', ''],
  ],
  '/products has nothing pale, covered or cut off on paper that is small': [
    ['src/styles/print.css', '    margin-inline: 0;\n', ''],
  ],
  '/nope has nothing pale, covered or cut off on paper that lies upright': [
    ['src/layout/ErrorPage.module.css', '@media screen', '@media all'],
  ],
  '/ has nothing pale, covered or cut off on paper that lies across': [
    ['src/styles/print.css', '    margin-block-end: 0;\n', ''],
  ],
  '/ has all its words and photographs, dark on white, and nothing to press': [
    ['src/styles/print.css', "  [href$='.mp4'],\n", ''],
  ],
  'the slide show has all its slides, and the counters their targets, whatever the screen shows': [
    ['src/components/Counters.module.css', 'content: attr(aria-label);', 'content: none;'],
    ['src/components/Carousel.module.css', '      display: contents;\n', ''],
  ],
  '/products has each photograph on the sheet of its caption on paper that is small': [
    [
      'src/styles/print.css',
      '  figure,\n  footer,\n  li,\n  p,\n  div:has(> h2),\n  :has(> picture) {',
      '  footer {',
    ],
  ],
  'an open menu is not printed over the page': [['src/styles/print.css', '  #navigation,\n', '']],
  'an open photograph is not printed over the page': [['src/styles/print.css', '  dialog,\n', '']],
}
