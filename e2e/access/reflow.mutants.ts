import type { Mutants } from '../mutants/mutants.ts'

/** Narrow windows, large text, wide spacing. */
export const mutants: Mutants = {
  '/grievance neither scrolls sideways nor loses words from 320 to 2560 px wide': [
    [
      'src/components/Form.module.css',
      '  .form {\n    display: grid;\n    gap',
      '  .form {\n    display: grid;\n    min-inline-size: 25rem;\n    gap',
    ],
  ],
  '/about neither scrolls sideways nor loses words from 320 to 2560 px wide': [
    [
      'src/pages/About.module.css',
      'min-block-size: max(44vi, var(--picture-least));',
      'inline-size: 125%; position: relative; min-block-size: max(44vi, var(--picture-least));',
    ],
  ],
  '/ bears wider text spacing at 320 px': [
    [
      'src/components/Carousel.module.css',
      '    min-block-size: var(--words);\n    padding: var(--target)',
      '    block-size: var(--caption);\n    overflow: hidden;\n    padding: var(--target)',
    ],
  ],
  '/about bears text of 200 %': [
    ['src/layout/Header.module.css', '      max-inline-size: calc(100% - var(--translator));\n', ''],
  ],
}
