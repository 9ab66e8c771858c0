import type { Mutant } from '../mutants/mutant.ts'

/** What machines read. */
export const mutants: readonly Mutant[] = [
  ...[
    ['/about', 'About Us'],
    ['/products', 'Our Products'],
    ['/grievance', 'Grievance Redressal'],
    ['/contact', 'Contact Us'],
  ].map(([path, title]) => ({
    name: `titles: ${path} has that of another page`,
    file: 'src/content/pages.ts',
    find: `title: \`${title} |`,
    replace: 'title: `Home |',
    killedBy: `${path} is as approved`,
  })),
  {
    name: 'titles: / has that of another page',
    file: 'src/content/pages.ts',
    find: ': contemporary furniture, designed, made and exported`',
    replace: '`',
    killedBy: '/ is as approved',
  },
  {
    name: 'metadata: nine photographs are listed',
    file: 'src/metadata/structuredData.ts',
    find: 'numberOfItems: products.gallery.length',
    replace: 'numberOfItems: products.gallery.length - 1',
    killedBy: '/products is as approved',
  },
  {
    name: 'metadata: photographs without address',
    file: 'src/entry-server.tsx',
    find: "photograph(name, 'whole').jpeg",
    replace: "name && '/'",
    killedBy: '/products is as approved',
  },
  {
    name: 'metadata: a page without description',
    file: 'src/metadata/head.ts',
    find: '    `<meta name="description" content="${escape(page.description)}" />`,\n',
    replace: '',
    killedBy: '/about is as approved',
  },
  {
    name: 'metadata: no link to the icon',
    file: 'index.html',
    find: '    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />\n',
    replace: '',
    killedBy: '/grievance is as approved',
  },
  {
    name: 'metadata: the error page may be indexed',
    file: 'src/metadata/head.ts',
    find: '\\n<meta name="robots" content="noindex" />',
    replace: '',
    killedBy: '/no-such-page is as approved',
  },
  {
    name: 'metadata: a sitemap without the last page',
    file: 'src/metadata/fixedFiles.ts',
    find: '${pages.map(({ path }) =>',
    replace: '${pages.slice(0, -1).map(({ path }) =>',
    killedBy: '/sitemap.xml is as approved',
  },
  {
    name: 'metadata: robots are kept out',
    file: 'src/metadata/fixedFiles.ts',
    find: 'Allow: /',
    replace: 'Disallow: /',
    killedBy: '/robots.txt is as approved',
  },
  {
    name: 'metadata: an icon that is not there',
    file: 'src/metadata/fixedFiles.ts',
    find: 'icon(192)',
    replace: 'icon(180)',
    killedBy: 'every address of the site that machines are given is there',
  },
]
