import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import type { Path } from './content/pageSchemas.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { FailureBoundary } from './layout/FailureBoundary.tsx'
import { Layout } from './layout/Layout.tsx'
import { About } from './pages/About.tsx'
import { Contact } from './pages/Contact.tsx'
import { Grievance } from './pages/Grievance.tsx'
import { Home } from './pages/Home.tsx'
import { Products } from './pages/Products.tsx'

/** The component of each page. */
const routes: Record<Path, ComponentType> = {
  '/': Home,
  '/about': About,
  '/products': Products,
  '/grievance': Grievance,
  '/contact': Contact,
}

/** The whole site: the pages inside the layout, and the error page for any other URL. */
export const App = () => (
  <FailureBoundary>
    <Routes>
      <Route Component={Layout}>
        {Object.entries(routes).map(([path, Component]) => (
          // Case-sensitive like nginx.conf: /Contact is a 404 there.
          <Route key={path} path={path} caseSensitive Component={Component} />
        ))}
        <Route path="*" Component={ErrorPage} />
      </Route>
    </Routes>
  </FailureBoundary>
)
