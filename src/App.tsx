import { Route, Routes, useLocation } from 'react-router'
import { FirstPhotographsContext } from './components/PageLink.tsx'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { FailureBoundary } from './layout/FailureBoundary.tsx'
import { Layout } from './layout/Layout.tsx'
import { routes } from './routes.ts'

const firstPhotographs = Object.fromEntries(
  Object.entries(routes).map(([path, { firstPhotograph }]) => [path, firstPhotograph]),
)

/** Shown if header or footer fail. */
const failedSite = (
  <main>
    <ErrorPage hasFailed />
  </main>
)

/** The whole site: the pages inside the layout, and the error page for any other URL. */
export function App() {
  const { pathname } = useLocation()
  return (
    <FailureBoundary fallback={failedSite}>
      <FirstPhotographsContext value={firstPhotographs}>
        <Routes>
          <Route element={<Layout isPhoneAtTop={routes[pathname]?.isPhoneAtTop ?? false} />}>
            {Object.entries(routes).map(([path, { Component }]) => (
              // Case-sensitive like nginx.conf: /Contact is a 404 there.
              <Route key={path} path={path} caseSensitive Component={Component} />
            ))}
            <Route path="*" Component={ErrorPage} />
          </Route>
        </Routes>
      </FirstPhotographsContext>
    </FailureBoundary>
  )
}
