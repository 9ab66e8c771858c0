import { Route, Routes } from 'react-router'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { FailureBoundary } from './layout/FailureBoundary.tsx'
import { Layout } from './layout/Layout.tsx'
import { routes } from './routes.ts'

/** Shown if the header or the footer fails to render. */
const failedSite = (
  <main>
    <ErrorPage hasFailed />
  </main>
)

/** The whole site: the pages inside the layout, and the error page for any other URL. */
export const App = () => (
  <FailureBoundary fallback={failedSite}>
    <Routes>
      <Route Component={Layout}>
        {Object.entries(routes).map(([path, route]) => (
          // Case-sensitive like nginx.conf: /Contact is a 404 there.
          <Route key={path} path={path} caseSensitive Component={route?.Component} />
        ))}
        <Route path="*" Component={ErrorPage} />
      </Route>
    </Routes>
  </FailureBoundary>
)
