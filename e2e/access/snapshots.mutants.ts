import type { Mutant } from '../mutants/mutant.ts'

/** What the approved trees tell. */
export const mutants: readonly Mutant[] = [
  {
    name: 'access: a heading that is a paragraph',
    file: 'src/layout/Footer.tsx',
    find: '<h2>{words.factory}</h2>',
    replace: '<p>{words.factory}</p>',
    killedBy: '/contact reads as recorded, header and footer around it',
  },
  {
    name: 'marquee: each copy is read',
    file: 'src/components/Marquee.tsx',
    find: '<div role="img" aria-label={content.alt} className={styles.strip}>\n        <div aria-hidden="true">',
    replace: '<div className={styles.strip}>\n        <div>',
    killedBy: '/about reads as recorded, header and footer around it',
  },
  {
    name: 'gallery: every image without words',
    file: 'src/components/Picture.tsx',
    find: 'alt={photos[name].alt}',
    replace: 'alt=""',
    killedBy: '/products reads as recorded, header and footer around it',
  },
  {
    name: 'access: two headings of level 1',
    file: 'src/pages/About.tsx',
    find: '<h2 id="company">{description.heading}</h2>',
    replace: '<h1 id="company">{description.heading}</h1>',
    killedBy: '/about reads as recorded, header and footer around it',
  },
  {
    name: 'access: a region without name',
    file: 'src/pages/Home.tsx',
    find: ' aria-labelledby="numbers"',
    replace: '',
    killedBy: '/ reads as recorded, header and footer around it',
  },
  {
    name: 'access: the navigation without name',
    file: 'src/layout/Header.tsx',
    find: '<nav aria-label={words.mainNavigation}>',
    replace: '<nav>',
    killedBy: '/products reads as recorded, header and footer around it',
  },
  {
    name: 'access: a level of heading left out',
    file: 'src/components/Card.tsx',
    find: '<h3>{heading}</h3>',
    replace: '<h4>{heading}</h4>',
    killedBy: '/ reads as recorded, header and footer around it',
  },
  {
    name: 'access: photographs named by what the link does only',
    file: 'src/components/Gallery.tsx',
    find: 'aria-label={`${words.open}: ${photos[name].caption}`}',
    replace: 'aria-label={words.open}',
    killedBy: '/products reads as recorded, header and footer around it',
  },
]
