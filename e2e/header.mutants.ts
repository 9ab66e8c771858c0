import type { Mutants } from './mutants/mutants.ts'

/** Its one link that leaves the site. */
export const mutants: Mutants = {
  'has the specified items in their order': [
    ['src/content/pages.ts', "after: '/products'", "after: '/about'"],
  ],
  'of a page that was reached by a link scrolls nowhere else': [
    ['src/layout/Layout.tsx', '          event.preventDefault()\n', '          return\n'],
  ],
  'leads home by its logo, without a reload': [
    [
      'src/layout/Header.tsx',
      '<PageLink to="/" className={styles.logo',
      '<PageLink to="/about" className={styles.logo',
    ],
  ],
  'highlights the page that is open, and only it': [
    ['src/layout/Header.tsx', "aria-current={path === pathname ? 'page' : undefined}", ''],
    ['src/layout/Header.tsx', "path === pathname ? 'page'", "pathname.startsWith(path) ? 'page'"],
  ],
  'comes into view and leads past the header': [['src/layout/Layout.tsx', 'href="#content"', 'href="#main"']],
}
