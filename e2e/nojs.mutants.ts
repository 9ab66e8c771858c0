import type { Mutant } from './mutants/mutant.ts'

/** What the HTML alone gives. */
export const mutants: readonly Mutant[] = [
  {
    name: 'counters: 0 without script',
    file: 'src/components/Counters.tsx',
    find: 'elapsed === null ? target :',
    replace: 'elapsed === null ? 0 :',
    killedBy: 'the counters show their targets',
  },
  {
    name: 'no script: the menu hides the navigation of small screens',
    file: 'src/layout/Header.module.css',
    find: '@media (scripting: none)',
    replace: '@media (scripting: initial-only)',
    killedBy: 'a small screen has its navigation in view',
  },
  {
    name: 'no script: dead controls of the carousel',
    file: 'src/components/Carousel.module.css',
    find: '@media (scripting: none)',
    replace: '@media (scripting: initial-only)',
    killedBy: 'the carousel shows its photographs, without controls',
  },
  {
    name: 'no script: a dead button of the marquee',
    file: 'src/components/Marquee.tsx',
    find: '{FastMarquee && !still && (',
    replace: '{(',
    killedBy: 'the marquee shows its image, without a button',
  },
  {
    name: 'no script: photographs lead nowhere',
    file: 'src/components/Gallery.tsx',
    find: "href={photograph(name, 'whole').jpeg}",
    replace: 'href="/products"',
    killedBy: 'each photograph of the gallery is a link to the large one',
  },
  {
    name: 'no script: the tour leads nowhere',
    file: 'src/components/TourFilm.tsx',
    find: 'href={mp4}',
    replace: 'href="/"',
    killedBy: 'the tour film is a link to the film',
  },
  {
    name: 'no script: the form says nothing',
    file: 'src/components/Form.tsx',
    find: '{content.withoutScript} ',
    replace: '',
    killedBy: '/grievance says how to reach the firm instead of by the form, which is not shown',
  },
  {
    name: 'no script: a form that cannot work',
    file: 'src/components/Form.module.css',
    find: '@media (scripting: none)',
    replace: '@media (scripting: initial-only)',
    killedBy: '/grievance says how to reach the firm instead of by the form, which is not shown',
  },
  {
    name: 'no script: no map',
    file: 'src/components/MapFrame.tsx',
    find: '      <noscript>{map}</noscript>\n',
    replace: '',
    killedBy: 'the contact page has its map',
  },
]
