import './styles/index.css'
import 'virtual:fallbackFaces.css'
import 'virtual:gallery.css'
import 'virtual:photographs.css'
import './lib/provideSetImmediate.ts' // before React, which looks for setImmediate when it is imported
import { startTransition, StrictMode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { undoThirdPartyChanges } from './lib/undoThirdPartyChanges.ts'
import { tolerateMovedNodes } from './lib/tolerateMovedNodes.ts'
import { preserveFields } from './lib/preserveFields.ts'
import { ensureHistoryKey } from './lib/ensureHistoryKey.ts'
import { followTranslatedDirection } from './lib/followTranslatedDirection.ts'
import { reloadIfOutdated } from './lib/reloadIfOutdated.ts'
import { App } from './App.tsx'

/**
 * Hydrates the prerendered page in `root`. `changes`: what third parties have changed in the DOM since the page was parsed.
 * Resolves with a function that finds the hydrated element of a prerendered control.
 */
export async function hydrateApp(root: HTMLElement, changes: readonly MutationRecord[]) {
  tolerateMovedNodes()
  ensureHistoryKey()
  followTranslatedDirection()
  addEventListener('error', reloadIfOutdated, true)
  addEventListener('beforeprint', loadAllImages)
  const { restoreFields, findHydrated } = preserveFields(root)
  await new Promise<void>((resolve) => hydrate(root, changes, resolve))
  restoreFields()
  return findHydrated
}

function hydrate(root: HTMLElement, changes: readonly MutationRecord[], onHydrated: () => void) {
  const appElement = (
    <StrictMode>
      {/* Synchronous navigations: all pages are in this bundle, so a React transition would only add delay. */}
      <BrowserRouter useTransitions={false}>
        <OnMount call={onHydrated} />
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  if (import.meta.env.DEV) return createRoot(root).render(appElement) // in development nothing is prerendered
  if (changes.length === 0) {
    startTransition(() => void hydrateRoot(root, appElement)) // a transition: React yields to the browser every few ms
  } else {
    // Undo, hydrate and redo in one task, so that the browser never paints the page without these changes.
    const redo = undoThirdPartyChanges(changes)
    flushSync(() => hydrateRoot(root, appElement))
    redo()
  }
}

/** Loads all images before printing: Safari does not print lazy images that were never scrolled into view. */
function loadAllImages() {
  for (const image of document.images) image.loading = 'eager'
}

function OnMount({ call }: { call: () => void }) {
  useLayoutEffect(call, [call])
  return null
}
