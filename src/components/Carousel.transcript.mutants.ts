import type { Mutant } from '../../e2e/mutants/mutant.ts'

/** What a screen reader says of the slide show. */
export const mutants: readonly Mutant[] = [
  {
    name: 'carousel: no role description',
    file: 'src/components/Carousel.tsx',
    find: '      aria-roledescription={words.roleDescription}\n',
    replace: '',
    killedBy: 'the carousel, read through while it moves',
  },
  {
    name: 'carousel: slides without role description',
    file: 'src/components/Carousel.tsx',
    find: '              aria-roledescription={words.slideRoleDescription}\n',
    replace: '',
    killedBy: 'the carousel, read through while it moves',
  },
  {
    name: 'carousel: pause button not the first control',
    file: 'src/components/Carousel.tsx',
    find: '<div className={styles.controls}>',
    replace:
      '<div className={styles.controls}><button type="button" aria-label={words.next} onClick={() => show(index + 1)} />',
    killedBy: 'the carousel, read through while it moves',
  },
  {
    name: 'carousel: pause button not renamed',
    file: 'src/components/Carousel.tsx',
    find: 'aria-label={playing ? words.pause : words.play}',
    replace: 'aria-label={words.pause}',
    killedBy: 'the pause button is renamed when it is pressed',
  },
  {
    name: 'carousel: the current dot does not say so',
    file: 'src/components/Carousel.tsx',
    find: "aria-current={slide === index ? 'true' : undefined}",
    replace: '',
    killedBy: 'the carousel, read through while it moves',
  },
]
