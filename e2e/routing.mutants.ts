import type { Mutants } from './mutants/mutants.ts'

/** Routes, titles, highlight, focus, scroll position, history. */
export const mutants: Mutants = {
  '/contact opens by its address, under its title, and asks for nothing': [
    ['src/routes.tsx', '{pages.map(', "{pages.filter(({ path }) => path !== '/contact').map("],
  ],
  '/about is the specified page': [['src/content/pages.ts', "heading: 'Our Firm',", "heading: 'The Firm',"]],
  'a visitor hears of the new page: its title, then its heading, which has the focus': [
    ['src/layout/Layout.tsx', '    document.title = findPage(pathname)?.title ?? errorTitle\n', ''],
    ['src/layout/Layout.tsx', "    page.querySelector('h1')?.focus({ preventScroll: true })\n", ''],
  ],
  'a visitor comes to the top of /grievance by its link, without a reload': [
    ['src/lib/useScrollPosition.ts', '    scrollTo({ top,', '    if (returns) scrollTo({ top,'],
  ],
  'back and forward return to where the visitor had scrolled, without a reload': [
    ['src/components/PageLink.tsx', '      discover="none"\n', '      replace\n'],
    ['src/lib/useScrollPosition.ts', 'returns ? (positions.current?.[key] ?? 0) : 0', '0'],
    [
      'src/lib/useScrollPosition.ts',
      "    addEventListener('popstate', note)\n",
      "    addEventListener('popstate', () => setTimeout(note))\n",
    ],
  ],
  'back returns to where the visitor had scrolled before a reload, too': [
    ['src/lib/useScrollPosition.ts', '      keep(known)\n', ''],
  ],
  'a visitor who is already far below sees no change as what is above is laid out': [
    ['src/styles/layout.css', '.settled:not(.painted)', 'html'],
    ['src/early.ts', "laidOut = ''\n    await nextFrame()", "laidOut = ''"],
  ],
  'a reload on a slow line leaves the visitor where they were': [
    [
      'index.html',
      '  <body>\n    <script type="module" src="/src/early.ts"></script>\n',
      '  <body>\n',
      '  </body>',
      '    <script type="module" src="/src/early.ts"></script>\n  </body>',
    ],
  ],
  'a reload leaves the visitor where they were': [
    ['src/lib/useScrollPosition.ts', "      history.scrollRestoration = 'auto'\n", ''],
    ['src/styles/layout.css', '  overflow-anchor: none;\n', ''],
  ],
  'a visitor comes to the top of /about by its link, without a reload': [
    ['src/components/PageLink.tsx', '      discover="none"\n', '      reloadDocument\n'],
  ],
  '/nope shows the fallback page in the frame of the site': [
    ['src/content/pages.ts', "errorTitle = 'Unexpected Application Error!'", "errorTitle = 'Page not found'"],
    ['src/layout/ErrorPage.tsx', '{failed ? null : <p', '{!failed ? null : <p'],
  ],
  '/Contact shows the fallback page in the frame of the site': [
    ['src/routes.tsx', 'path={path} caseSensitive element', 'path={path} element'],
  ],
}
