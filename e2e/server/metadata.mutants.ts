import type { Mutants } from '../mutants/mutants.ts'

/** What machines read. */
export const mutants: Mutants = {
  '/no-such-page is as approved': [
    ['src/metadata/head.ts', '\\n<meta name="robots" content="noindex" />', ''],
  ],
  '/sitemap.xml is as approved': [
    ['src/metadata/fixedFiles.ts', '${pages.map(({ path }) =>', '${pages.slice(0, -1).map(({ path }) =>'],
  ],
  '/robots.txt is as approved': [['src/metadata/fixedFiles.ts', 'Allow: /', 'Disallow: /']],
  'every address of the site that machines are given is there': [
    ['src/metadata/fixedFiles.ts', 'icon(192)', 'icon(180)'],
  ],
}
