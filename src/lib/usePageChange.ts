import { errorPage, pages } from 'virtual:content'
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { ensureHistoryKey } from './ensureHistoryKey.ts'
import { prefersReducedMotion } from './reducedMotion.ts'
import { scrollPositions, storeScrollPositions } from './scrollPositions.ts'

/** ms of the fade. Not a view transition: its snapshot of the old page costs a frame. */
const fadeMs = 150

/** By history key: index in `document.links` of the last link to another page that was clicked in that entry. */
const usedLinkIndexes: Partial<Record<string, number>> = {}

/**
 * After a navigation, sets title, focus and scroll position. Links show a page from its top, and fade it in. Back
 * and Forward restore the entry's scroll position, and focus the link that was last clicked there.
 */
export function usePageChange() {
  const { key, pathname, state } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef({ key, pathname })

  useLayoutEffect(() => {
    const recordPosition = () => {
      scrollPositions[shown.current.key] = scrollY
    }
    const onClick = ({ target }: MouseEvent) => {
      recordPosition()
      const link = target instanceof Element ? target.closest('a') : null
      // Ignores links to other sites and to the current page, such as the skip link and the link to its translated view.
      if (link?.origin === location.origin && link.pathname !== location.pathname)
        usedLinkIndexes[shown.current.key] = Array.from(document.links).indexOf(link)
    }
    // Also on `visibilitychange`: browsers may discard a hidden page without firing `pagehide`.
    const onShowHide = (event: Event) => {
      history.scrollRestoration = 'manual'
      // Back to this document itself: with "manual" WebKit shows it from its top.
      if (event.type === 'pageshow' && (event as PageTransitionEvent).persisted)
        scrollTo(0, scrollPositions[shown.current.key] ?? 0)
      if (event.type !== 'pagehide' && !document.hidden) return
      history.scrollRestoration = 'auto' // the browser restores the position after a reload or a restart
      recordPosition()
      storeScrollPositions()
    }
    // A client-side navigation leaves an entry's scrollRestoration "manual". If a new document returns to that entry, the
    // browser restores no position, so this effect does. It must do so before it sets "manual".
    if (history.scrollRestoration === 'manual' && scrollY === 0)
      scrollTo(0, scrollPositions[shown.current.key] ?? 0)
    history.scrollRestoration = 'manual'
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('click', onClick, { signal, capture: true }) // before the router handles the click
    // Child effects run first, so these listeners precede React Router's: scrollY is still that of the page being left.
    for (const onPop of [recordPosition, ensureHistoryKey]) addEventListener('popstate', onPop, { signal })
    for (const type of ['pagehide', 'pageshow', 'visibilitychange'])
      addEventListener(type, onShowHide, { signal })
    return () => controller.abort()
  }, [])

  useLayoutEffect(() => {
    if (shown.current.key === key) return
    const isSamePage = shown.current.pathname === pathname
    shown.current = { key, pathname }
    const isBackOrForward = navigationType === 'POP'
    document.title = pages.find(({ path }) => path === pathname)?.title ?? errorPage.title
    if (isBackOrForward && isSamePage && !(key in scrollPositions)) return // a #fragment: the browser scrolls and focuses
    const usedLink = isBackOrForward ? document.links[usedLinkIndexes[key] ?? -1] : undefined
    const focused = usedLink?.offsetParent ? usedLink : document.querySelector('h1') // a hidden link has no offsetParent
    focused?.focus({ preventScroll: true })
    const hasMotion = !prefersReducedMotion()
    // Not on Back: Safari has already shown the page during the swipe.
    if (hasMotion && !isBackOrForward) document.querySelector('main')?.animate({ opacity: [0, 1] }, fadeMs)
    const isSmooth = hasMotion && !isBackOrForward && state === 'smooth' // the `state` of a link on the home page
    scrollTo({ top: scrollPositions[key] ?? 0, behavior: isSmooth ? 'smooth' : 'instant' })
  }, [key, navigationType, pathname, state])
}
