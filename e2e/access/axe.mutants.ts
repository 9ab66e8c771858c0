import type { Mutants } from '../mutants/mutants.ts'

/** What axe finds. */
export const mutants: Mutants = {
  'on a phone axe finds nothing on /products': [
    ['src/styles/tokens.css', '--ink-soft: #5a544b;', '--ink-soft: #a8a196;'],
  ],
  'axe finds nothing on /about': [['index.html', '<html lang="en">', '<html>']],
  'axe finds nothing on /': [
    ['src/components/Carousel.module.css', 'inline-size: var(--dot-target);', 'inline-size: 1.25rem;'],
  ],
}
