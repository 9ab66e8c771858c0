import type { Mutants } from './mutants/mutants.ts'

/** What the HTML alone gives. */
export const mutants: Mutants = {
  'numbers, slides and marks stand there, without controls': [
    ['src/components/Counters.tsx', 'elapsed === null ? target :', 'elapsed === null ? 0 :'],
    ['src/components/Carousel.module.css', '@media (scripting: none)', '@media (scripting: initial-only)'],
  ],
  'a small screen has its navigation in view, and leads on by it': [
    ['src/layout/Header.module.css', '@media (scripting: none)', '@media (scripting: initial-only)'],
  ],
  'photographs and film are links to files': [
    ['src/components/Gallery.tsx', "href={photograph(name, 'whole').jpeg}", 'href="/products"'],
    ['src/components/TourFilm.tsx', 'href={mp4}', 'href="/"'],
    ['src/content/products.ts', "    'foldable-table',\n", ''],
  ],
  '/grievance says how to reach the firm instead of by the form, which is not shown': [
    ['src/components/Form.tsx', '{content.withoutScript} ', ''],
  ],
  'a piece on the floor leads to its photograph': [['src/components/Gallery.tsx', ' id={name}', '']],
  'the contact page has its map, and the link to it right under it': [
    ['src/components/MapFrame.tsx', '      <noscript>{map}</noscript>\n', ''],
    ['src/pages/Contact.module.css', '    .map > div {\n      display: none;\n    }\n', ''],
  ],
}
