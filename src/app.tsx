import './styles/index.css'
import 'virtual:focus.css'
import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { guardNodes } from './lib/guardNodes.ts'
import { isTranslated } from './lib/isTranslated.ts'
import { createRoot, hydrateRoot } from './lib/react.ts'
import { fetchAllPages, loadPageAt } from './lib/pageCode.ts'
import { Site } from './routes.tsx'

/** A navigation waits for the code of its page until that of all pages is there; then it takes place in one go, which is quicker. */
function Router({ children }: { children: ReactNode }) {
  const [waits, setWaits] = useState(true)
  useEffect(() => {
    void fetchAllPages().then((all) => startTransition(() => setWaits(!all)))
  }, [])
  return <BrowserRouter useTransitions={waits}>{children}</BrowserRouter>
}

/** Makes the prerendered page live; resolves when React has taken it over. */
export async function start(root: HTMLElement): Promise<void> {
  // The translator replaces text nodes; React must survive that (facebook/react#11538).
  if (isTranslated()) guardNodes()
  // What is not there when React takes the page over would be taken away until it is.
  await loadPageAt(location.pathname)
  const site = (
    <StrictMode>
      <Router>
        <Site />
      </Router>
    </StrictMode>
  )
  await new Promise<void>((resolve) => {
    addEventListener('app:ready', () => resolve(), { once: true })
    // In slices of a few ms, so that a slow phone stays responsive meanwhile.
    startTransition(() => {
      if (import.meta.env.DEV)
        createRoot(root).render(site) // there the page comes empty
      else hydrateRoot(root, site)
    })
  })
}
