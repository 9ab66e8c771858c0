import './styles/index.css'
import 'virtual:fallbackFaces.css'
import 'virtual:gallery.css'
import 'virtual:photographs.css'
import './hydration/provideSetImmediate.ts' // before React, which looks for setImmediate only at its own import
import { startTransition, StrictMode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { undoThirdPartyChanges } from './hydration/undoThirdPartyChanges.ts'
import { tolerateMovedNodes } from './hydration/tolerateMovedNodes.ts'
import { preserveFields } from './hydration/preserveFields.ts'
import { ensureHistoryKey } from './lib/ensureHistoryKey.ts'
import { convertRejectedDigits } from './forms/convertRejectedDigits.ts'
import { keepUnfinishedForm } from './forms/useFormMemory.ts'
import { ignoreKeyRepeat } from './lib/ignoreKeyRepeat.ts'
import { ignoreStrayClick } from './lib/ignoreStrayClick.ts'
import { requestFailedImages } from './images/requestFailedImages.ts'
import { recordUsedLink } from './layout/usePageChange.ts'
import { recoverImage } from './images/recoverImage.ts'
import { prefetchPhotograph } from './images/sources.ts'
import { routes } from './routes.ts'
import { App } from './App.tsx'

/**
 * Hydrates the prerendered page in `root`. `changes`: DOM changes by third parties since the page was parsed. Resolves
 * with a function that finds the hydrated element of a prerendered control.
 */
export async function hydrateApp(root: HTMLElement, changes: readonly MutationRecord[]) {
  tolerateMovedNodes()
  addListeners()
  const { restoreFields, findHydrated } = preserveFields(root)
  await new Promise<void>((resolve) => hydrate(root, changes, resolve))
  addEventListener('error', recoverImage, true) // only now: hasUnfinishedForm needs hydration
  requestFailedImages() // those that have failed before
  restoreFields()
  return findHydrated
}

function addListeners() {
  ensureHistoryKey()
  addEventListener('popstate', ensureHistoryKey) // before React Router's own listener, which reads the key
  addEventListener('beforeinput', convertRejectedDigits) // after the boot script's filterNumberInput, which rejects them
  addEventListener('click', ignoreStrayClick, true)
  addEventListener('click', keepUnfinishedForm)
  addEventListener('click', recordUsedLink, true) // after ignoreStrayClick, which keeps ignored clicks from it
  addEventListener('keydown', ignoreKeyRepeat)
  addEventListener('pointerover', prefetchFirstPhotograph)
  addEventListener('online', requestFailedImages)
  // WebKit cancels a page's image requests when the visitor leaves the page. So the page repeats them after Back.
  addEventListener('pageshow', ({ persisted }) => persisted && requestFailedImages())
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager' // Safari prints no lazy images that were never in view
  })
}

/** Prefetches the first photograph of the page to which the link under the mouse leads. */
function prefetchFirstPhotograph({ target, pointerType }: PointerEvent) {
  if (pointerType === 'touch') return // the finger may only scroll
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  const route = routes[link?.pathname ?? '']
  if (route) prefetchPhotograph(route.photograph, route.slot)
}

function hydrate(root: HTMLElement, changes: readonly MutationRecord[], onHydrated: () => void) {
  const appElement = (
    <StrictMode>
      {/* Navigates synchronously, so that React renders before the browser restores the scroll position (Back). */}
      <BrowserRouter useTransitions={false}>
        <App />
        <OnMount call={onHydrated} />
      </BrowserRouter>
    </StrictMode>
  )
  if (import.meta.env.DEV) return createRoot(root).render(appElement) // in development nothing is prerendered
  if (changes.length === 0) {
    startTransition(() => void hydrateRoot(root, appElement)) // a transition: React yields to the browser every few ms
  } else {
    // Undo, hydrate and redo are in one task, so that the browser never paints the page without the changes.
    const redoChanges = undoThirdPartyChanges(changes)
    flushSync(() => hydrateRoot(root, appElement))
    redoChanges()
  }
}

/** Its effect runs after those of App: Carousel.tsx must set its slide before queued clicks are replayed. */
function OnMount({ call }: { call: () => void }) {
  useEffect(call, [call])
  return null
}
