import { errorPage } from 'virtual:content'
import { Route, Routes, useLocation } from 'react-router'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { ErrorBoundary } from './layout/ErrorBoundary.tsx'
import { Layout } from './layout/Layout.tsx'
import { routes } from './routes.ts'

/** Shown if the header or the footer fails to render. */
const failureFallback = (
  <main>
    <ErrorPage failure={errorPage.failureText} />
  </main>
)

/** The whole site: the pages inside the layout, and the error page for any other URL. */
export const App = () => (
  <ErrorBoundary retryKey={useLocation().key} fallback={failureFallback}>
    <Routes>
      <Route Component={Layout}>
        {Object.entries(routes).map(([path, route]) => (
          // Case-sensitive like nginx.conf: /Contact is a 404 there.
          <Route key={path} path={path} caseSensitive Component={route?.Component} />
        ))}
        <Route path="*" Component={ErrorPage} />
      </Route>
    </Routes>
  </ErrorBoundary>
)
