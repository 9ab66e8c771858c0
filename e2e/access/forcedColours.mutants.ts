import type { Mutants } from '../mutants/mutants.ts'

/** What forced colours must not hide. */
export const mutants: Mutants = {
  'the edges of a field can be seen, and an invalid one looks unlike a valid one': [
    [
      'src/components/Field.module.css',
      'border: var(--hairline) solid var(--field-rule);',
      'border: 0; box-shadow: 0 0 0 1px var(--field-rule);',
    ],
    [
      'src/components/Field.module.css',
      'border: calc(2 * var(--hairline)) solid var(--oxide);',
      'border-color: var(--oxide);',
    ],
  ],
  'the dot of the current slide differs from the others': [
    [
      'src/components/Carousel.module.css',
      '      background: Highlight;\n      forced-color-adjust: none;\n',
      '',
    ],
  ],
}
