import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { about, contact, grievance, home, products } from 'virtual:content'
import { FirstPhotographsContext, type FirstPhotograph } from './components/PageLink.tsx'
import type { PagePath } from './content/pageSchemas.ts'
import { slotOfPiece } from './images/slotOfPiece.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { FailureBoundary } from './layout/FailureBoundary.tsx'
import { Layout } from './layout/Layout.tsx'
import { About } from './pages/About.tsx'
import { Contact } from './pages/Contact.tsx'
import { Grievance } from './pages/Grievance.tsx'
import { Home } from './pages/Home.tsx'
import { Products } from './pages/Products.tsx'

const [slide] = home.slides.items
const [piece] = products.pieces

/** The component and the first photograph of each page. Links to a page prefetch its photograph. */
const routes: Record<PagePath, FirstPhotograph & { Component: ComponentType }> = {
  '/': { Component: Home, photograph: slide?.photograph, slot: 'slide' },
  '/about': { Component: About, photograph: about.firm.photograph, slot: 'split' },
  '/products': {
    Component: Products,
    photograph: piece?.photograph,
    slot: slotOfPiece(piece?.photograph ?? ''),
  },
  '/grievance': { Component: Grievance, photograph: grievance.photograph, slot: 'long' },
  '/contact': { Component: Contact, photograph: contact.photograph, slot: 'split' },
}

/** The whole site: the pages inside the layout, and the error page for any other URL. */
export const App = () => (
  <FailureBoundary>
    <FirstPhotographsContext value={routes}>
      <Routes>
        <Route Component={Layout}>
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
