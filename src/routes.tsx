import type { RouteObject } from 'react-router-dom'
import type { Path } from './content/navigation.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { loadPart } from './lib/loadPart.ts'

/** How each page's code is fetched; a path without a page is a type error. */
const pageModules = {
  '/': async () => ({ Component: (await import('./pages/Home.tsx')).Home }),
  '/about': async () => ({ Component: (await import('./pages/About.tsx')).About }),
  '/products': async () => ({ Component: (await import('./pages/Products.tsx')).Products }),
  '/grievance': async () => ({ Component: (await import('./pages/Grievance.tsx')).Grievance }),
  '/contact': async () => ({ Component: (await import('./pages/Contact.tsx')).Contact }),
} satisfies Record<Path, () => Promise<{ Component: React.ComponentType }>>

/** Fetches a page's code ahead of need; a failure is left for the navigation itself to report. */
export function prefetch(path: Path) {
  pageModules[path]().catch(() => undefined)
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
          ...Object.entries(pageModules).map(([path, load]) => ({
            path,
            caseSensitive: true, // as the server, which knows no /Contact
            lazy: () => loadPart(path, load, path),
          })),
          { path: '*', Component: ErrorPage },
        ],
      },
    ],
  },
]
