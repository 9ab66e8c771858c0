import type { Mutants } from './mutants/mutants.ts'

/** What pages are composed of, and where it stands. */
export const mutants: Mutants = {
  'as a whole, drawn half as large, /contact 1440 px wide': [
    ['src/pages/Contact.module.css', '      align-content: space-between;\n', ''],
  ],
  'as a whole, drawn half as large, /about 390 px wide': [
    ['src/pages/About.module.css', '      order: 1;\n', ''],
  ],
  'as a whole, drawn half as large, /products 820 px wide': [
    [
      'src/components/Gallery.module.css',
      '.figure:not(:nth-of-type(3n)) a > span',
      '.figure:nth-of-type(10) a > span',
    ],
  ],
  'the picture of /about where it is shared': [
    ['build/socialImages.ts', 'wrap(font, title, titleSize).toReversed()', 'wrap(font, title, titleSize)'],
  ],
  'as a whole, drawn half as large, / 1920 px wide': [
    ['src/styles/tokens.css', 'clamp(90rem, 87.5vi, 105rem)', '90rem'],
  ],
  'as a whole, drawn half as large, /contact 390 px wide': [
    ['src/pages/FormPage.module.css', '    font-size: inherit;\n', ''],
  ],
  'as a whole, drawn half as large, /about 820 px wide': [
    ['src/pages/About.module.css', '    font-size: var(--size-lead);\n    font-weight: 400;\n', ''],
  ],
  'as a whole, drawn half as large, /grievance 1440 px wide': [
    ['src/content/photos.ts', 'focus: { x: 0.32, y: 0.78 }', 'focus: { x: 1, y: 0 }'],
  ],
}
