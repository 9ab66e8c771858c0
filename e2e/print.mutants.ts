import type { Mutant } from './mutants/mutant.ts'

/** Paper. */
export const mutants: readonly Mutant[] = [
  {
    name: 'print: nothing of the main part',
    file: 'src/styles/print.css',
    find: '  main > section::before {\n    content: none;',
    replace: '  main > section {\n    display: none;',
    killedBy: '/about has all its words and photographs, and how to reach the firm',
  },
  {
    name: 'print: counters at zero',
    file: 'src/components/Counters.module.css',
    find: 'content: attr(aria-label);',
    replace: 'content: none;',
    killedBy: 'the counters have reached their targets before the visitor has scrolled to them',
  },
  {
    name: 'print: one slide',
    file: 'src/components/Carousel.module.css',
    find: '      display: contents;\n',
    replace: '',
    killedBy: 'the slide show has all its slides, whichever it shows',
  },
  {
    name: 'print: captions of one slide',
    file: 'src/components/Carousel.module.css',
    find: '      visibility: visible;\n',
    replace: '',
    killedBy: '/ has all its words and photographs, and how to reach the firm',
  },
  {
    name: 'print: a sheet cuts through photographs',
    file: 'src/styles/print.css',
    find: '  figure,\n  footer,\n  li,\n  p,\n  :has(> picture) {',
    replace: '  footer {',
    killedBy: '/products has each of its photographs in one piece in landscape, too',
  },
  {
    name: 'print: white words where the page is dark',
    file: 'src/styles/print.css',
    find: '    color: var(--ink);\n',
    replace: '',
    killedBy: '/about has nothing to press, and its words are dark on white',
  },
  {
    name: 'print: buttons',
    file: 'src/styles/print.css',
    find: '  button,\n',
    replace: '',
    killedBy: '/about has nothing to press, and its words are dark on white',
  },
  {
    name: 'print: the open menu lies over the page',
    file: 'src/styles/print.css',
    find: '  #navigation,\n',
    replace: '',
    killedBy: 'an open menu is not printed over the page',
  },
  {
    name: 'print: the open photograph lies over the page',
    file: 'src/styles/print.css',
    find: '  dialog,\n',
    replace: '',
    killedBy: 'an open photograph is not printed over the page',
  },
]
