import type { Mutants } from './mutants/mutants.ts'

/** What has arrived of a page stands where it stays. */
export const mutants: Mutants = {
  'what has arrived of / already stands where it stays, 390 px wide': [
    ['src/components/Carousel.module.css', '.controls {\n    visibility: hidden;\n', '.controls {\n'],
  ],
  'until the first photograph of / has come, no other is fetched': [
    ['src/components/Picture.module.css', '      animation: hold-back var(--patience);\n', ''],
  ],
  'until /contact has been painted, neither fonts nor the app are fetched': [
    [
      'src/early.ts',
      "addEventListener('load', () => void awaitPaint())",
      "void load()\naddEventListener('load', () => void awaitPaint())",
    ],
  ],
  'fetches the rest as soon as it is painted': [
    ['src/early.ts', 'setTimeout(begin, longestWait)', 'setTimeout(begin)'],
  ],
  'fetches the rest 2 s later where the browser tells of no paint': [
    ['src/early.ts', '  setTimeout(begin, longestWait)\n', ''],
  ],
  'what has arrived of /grievance already stands where it stays, 1280 px wide': [
    [
      'src/pages/FormPage.module.css',
      '      min-block-size: calc(var(--share, 1) * var(--picture-beside-form));\n',
      '',
    ],
  ],
  'what has arrived of /about already stands where it stays, 820 px wide': [
    ['src/pages/About.module.css', '.firm > div > :nth-child(3)', '.firm > div > :last-child'],
  ],
  'what has arrived of /products already stands where it stays, 1024 px wide': [
    ['src/components/Floor.module.css', '  .floor:not(:has(+ *)) ul {\n    visibility: hidden;\n  }\n', ''],
  ],
}
