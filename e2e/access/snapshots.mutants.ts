import type { Mutants } from '../mutants/mutants.ts'

/** What the approved trees tell. */
export const mutants: Mutants = {
  '/contact reads as recorded, header and footer around it': [
    ['src/layout/Footer.tsx', '<h2>{words.factory}</h2>', '<p>{words.factory}</p>'],
  ],
  '/about reads as recorded, header and footer around it': [
    [
      'src/components/Marquee.tsx',
      '<div role="img" aria-label={content.alt} className={styles.strip}>\n        <div aria-hidden="true">',
      '<div className={styles.strip}>\n        <div>',
    ],
  ],
  '/products reads as recorded, header and footer around it': [
    ['src/components/Picture.tsx', 'alt={alt}', 'alt=""'],
  ],
  '/ reads as recorded, header and footer around it': [
    ['src/pages/Home.tsx', ' aria-labelledby="numbers"', ''],
    ['src/components/Counters.tsx', '<span role="img" aria-label={final}>', '<span>'],
  ],
}
