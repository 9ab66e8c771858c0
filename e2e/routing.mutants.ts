import type { Mutants } from './mutants/mutants.ts'

/** Routes, titles, highlight, focus, scroll position, history. */
export const mutants: Mutants = {
  '/contact opens by its address, under its title, and asks for nothing': [
    ['src/routes.tsx', '...pages.map(', "...pages.filter(({ path }) => path !== '/contact').map("],
  ],
  '/about is the specified page': [['src/content/pages.ts', "heading: 'Our Firm',", "heading: 'The Firm',"]],
  'a visitor hears of the new page: its title, then its heading, which has the focus': [
    ['src/layout/Layout.tsx', '    document.title = findPage(pathname)?.title ?? errorTitle\n', ''],
    [
      'src/layout/Layout.tsx',
      "    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })\n",
      '',
    ],
  ],
  'a visitor comes to the top of /grievance by its link, without a reload': [
    [
      'src/components/PageLink.tsx',
      '      viewTransition\n',
      '      viewTransition\n      preventScrollReset\n',
    ],
  ],
  'back and forward return to where the visitor had scrolled': [
    [
      'src/layout/Layout.tsx',
      '<ScrollRestoration />',
      '<ScrollRestoration getKey={() => String(Math.random())} />',
    ],
  ],
  'a visitor comes to the top of /contact by its link, without a reload': [
    ['src/layout/Layout.tsx', '      <ScrollRestoration />\n', ''],
  ],
  'a visitor comes to the top of /about by its link, without a reload': [
    ['src/components/PageLink.tsx', '      viewTransition\n', '      reloadDocument\n'],
  ],
  'back and forward walk through all pages without a reload': [
    ['src/components/PageLink.tsx', '      viewTransition\n', '      viewTransition\n      replace\n'],
  ],
  '/nope shows the fallback page in the frame of the site': [
    ['src/content/pages.ts', "errorTitle = 'Unexpected Application Error!'", "errorTitle = 'Page not found'"],
    ['src/layout/ErrorPage.tsx', '{failure ? null : <p', '{!failure ? null : <p'],
  ],
  'offers the way home': [
    [
      'src/layout/ErrorPage.tsx',
      '<PageLink to="/" className="button">',
      '<PageLink to="/about" className="button">',
    ],
  ],
  '/Contact shows the fallback page in the frame of the site': [
    ['src/routes.tsx', 'caseSensitive: true', 'caseSensitive: false'],
  ],
}
