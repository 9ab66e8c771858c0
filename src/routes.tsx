import type { RouteObject } from 'react-router-dom'
import { pages, type Path } from './content/pages.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { loadPart } from './lib/loadPart.ts'
import { otherStyles } from './lib/otherStyles.ts'
import { pageCode } from './lib/pageCode.ts'

/** A page's code, when its styles are there as well. */
async function styledPage(path: Path) {
  const [code] = await Promise.all([pageCode(path), otherStyles()])
  return code
}

/** The router's routes: one layout, one error element, the pages, and the same error page for any other address. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...pages.map(({ path }) => ({
            path,
            caseSensitive: true, // as the server, which knows no /Contact
            lazy: () => loadPart(path, () => styledPage(path), path),
          })),
          { path: '*', Component: ErrorPage },
        ],
      },
    ],
  },
]
