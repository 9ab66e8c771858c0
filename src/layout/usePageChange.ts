import { errorPage, pages, site } from 'virtual:content'
import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusElement } from '../lib/focusElement.ts'
import { prefersReducedMotion } from '../lib/reducedMotion.ts'

/** Duration in ms of the fade-in. It is no view transition, because a snapshot of the old page would cost a frame. */
const pageFadeMs = 150

/** For each history entry, by its key: the index in `document.links` of the last clicked link to another page. */
const usedLinkIndexes: Partial<Record<string, number>> = {}

/** The history entry that was shown last. Not in a ref: after an error in the header, Back mounts `Layout` again. */
let shownLocation: { key: string; pathname: string } | undefined

/** Capturing `click` listener. Records a clicked link to another page, before the router handles the click. */
export function recordUsedLink({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  // Ignores links to other sites and to the current page, such as the skip link and the link to its translated view.
  if (shownLocation && link?.origin === location.origin && link.pathname !== location.pathname)
    usedLinkIndexes[shownLocation.key] = Array.from(document.links).indexOf(link)
}

/**
 * After a navigation, sets title, canonical URL and focus: the new page's h1, or after Back and Forward the
 * link that was last clicked there. The browser itself restores scroll positions: with `scrollRestoration`
 * "manual", Safari would show a blank page during a swipe back.
 */
export function usePageChange() {
  const { key, pathname, state } = useLocation()
  const navigationType = useNavigationType()

  useLayoutEffect(() => {
    const lastLocation = shownLocation
    shownLocation = { key, pathname }
    if (!lastLocation || lastLocation.key === key) return
    const isSamePage = lastLocation.pathname === pathname
    const isBackOrForward = navigationType === 'POP'
    document.title = pages.find(({ path }) => path === pathname)?.title ?? errorPage.title
    // Phones share the canonical URL, not that of the address bar. 404.html has none.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', site.url + pathname)
    if (isBackOrForward && isSamePage) return // only the #fragment changes: the browser itself moves the focus
    const usedLink = isBackOrForward ? document.links[usedLinkIndexes[key] ?? -1] : undefined
    focusElement(usedLink?.offsetParent ? usedLink : document.querySelector('h1')) // a hidden link has no offsetParent
    if (isBackOrForward) {
      // No fades, because Safari has already shown the page during the swipe.
      for (const image of document.images) for (const fade of image.getAnimations()) fade.finish()
      return
    }
    if (!prefersReducedMotion()) document.querySelector('main')?.animate({ opacity: [0, 1] }, pageFadeMs)
    // The home page's link to /about sets the state "smooth" (`home.about` in e2e/specification.ts).
    // Not scrollTo, which keeps the part of the viewport to which the visitor has zoomed by pinch.
    const behavior = state === 'smooth' && !prefersReducedMotion() ? 'smooth' : 'instant'
    document.documentElement.scrollIntoView({ inline: 'start', behavior })
  }, [key, navigationType, pathname, state])
}
