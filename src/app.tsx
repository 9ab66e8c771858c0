import './styles/index.css'
import 'virtual:focus.css'
import { startTransition, StrictMode } from 'react'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { guardNodes } from './lib/guardNodes.ts'
import { isTranslated } from './lib/isTranslated.ts'
import { createRoot, hydrateRoot } from './lib/react.ts'
import { fetchAllPages } from './lib/pageCode.ts'
import { routes } from './routes.tsx'

/** A navigation that overtakes another skips its cross-fade: not a failure, but nobody catches it (React Router 7.18). */
function forgiveSkippedTransitions(event: PromiseRejectionEvent) {
  if (event.reason instanceof DOMException && event.reason.message.includes('Transition was skipped'))
    event.preventDefault()
}

/** Makes the prerendered page live; resolves when React has taken it over. */
export async function start(root: HTMLElement): Promise<void> {
  addEventListener('unhandledrejection', forgiveSkippedTransitions)
  // The translator replaces text nodes; React must survive that (facebook/react#11538).
  if (isTranslated()) guardNodes()
  // The router hydrates in one go only if the page's code is there already.
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  // With hydration data, if empty: else the router would scroll a visitor who has begun to read back to the top.
  const router = createBrowserRouter(routes, { hydrationData: {} })
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
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
