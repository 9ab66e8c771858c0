import type { Mutants } from '../../e2e/mutants/mutants.ts'

/** What a screen reader says of the slide show. */
export const mutants: Mutants = {
  'the carousel, read through while it moves': [
    ['src/components/Carousel.tsx', '      aria-roledescription={words.roleDescription}\n', ''],
  ],
}
