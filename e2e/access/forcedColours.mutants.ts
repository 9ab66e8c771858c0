import type { Mutant } from '../mutants/mutant.ts'

/** What forced colours must not hide. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: forced colours hide the edge of a field',
    file: 'src/components/Field.module.css',
    find: 'border: var(--hairline) solid var(--field-rule);',
    replace: 'border: 0; box-shadow: 0 0 0 1px var(--field-rule);',
    killedBy: 'the edges of a field and of the button that sends the form can be seen',
  },
  {
    name: 'access: forced colours hide the current dot',
    file: 'src/components/Carousel.module.css',
    find: '      background: Highlight;\n      forced-color-adjust: none;\n',
    replace: '',
    killedBy: 'the dot of the current slide differs from the others',
  },
  {
    name: 'access: an invalid field told by its colour only',
    file: 'src/components/Field.module.css',
    find: 'border: calc(2 * var(--hairline)) solid var(--oxide);',
    replace: 'border-color: var(--oxide);',
    killedBy: 'an invalid field looks unlike a valid one',
  },
]
