import './styles/index.css'
import 'virtual:focus.css'
import { startTransition, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { guardNodes } from './lib/guardNodes.ts'
import { isTranslated } from './lib/isTranslated.ts'
import { createRoot, hydrateRoot } from './lib/react.ts'
import { fetchAllPages, loadPageAt } from './lib/pageCode.ts'
import { Site } from './routes.tsx'

/** Makes the prerendered page live; resolves when React has taken it over. */
export async function start(root: HTMLElement): Promise<void> {
  // The translator replaces text nodes; React must survive that (facebook/react#11538).
  if (isTranslated()) guardNodes()
  // What is not there when React takes the page over would be taken away until it is.
  await loadPageAt(location.pathname)
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
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
  void fetchAllPages()
}
