import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { ensureHistoryKey } from './ensureHistoryKey.ts'
import { prefersReducedMotion } from './reducedMotion.ts'

/** `state` of a link after which the page scrolls smoothly to its top, instead of jumping there. */
export const smoothScrollToTop = { scroll: 'smooth' }

const storageKey = 'scroll-positions'

/** scrollY by history key, as stored by the previous document of this tab. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function storePositions(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // If storage is blocked, positions last as long as the document.
  }
}

/** Links show a page from its top; back and forward restore the scroll position of the history entry. */
export function useScrollRestoration() {
  const { hash, key, state } = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef<Record<string, number>>(null)
  const shownKey = useRef(key)

  useLayoutEffect(() => {
    const knownPositions = (positions.current ??= readPositions())
    const recordPosition = () => {
      knownPositions[shownKey.current] = scrollY
    }
    const onPopState = () => {
      recordPosition()
      ensureHistoryKey()
    }
    // A history entry that was left by a link keeps "manual": the browser does not restore its position in a new document.
    if (history.scrollRestoration === 'manual' && scrollY === 0)
      scrollTo(0, knownPositions[shownKey.current] ?? 0)
    const onPageHide = () => {
      recordPosition()
      storePositions(knownPositions)
      history.scrollRestoration = 'auto' // the browser restores the position after a reload or a restart
    }
    const onPageShow = () => {
      history.scrollRestoration = 'manual'
    }
    // Browsers may discard a hidden page without firing `pagehide`.
    const onVisibilityChange = () => (document.hidden ? onPageHide() : onPageShow())
    onPageShow()
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('click', recordPosition, { signal, capture: true }) // before the router handles the click
    // Child effects run first, so onPopState precedes React Router's listener: scrollY is still that of the page being left.
    addEventListener('popstate', onPopState, { signal })
    addEventListener('pagehide', onPageHide, { signal })
    addEventListener('pageshow', onPageShow, { signal })
    document.addEventListener('visibilitychange', onVisibilityChange, { signal })
    return () => controller.abort()
  }, [])

  useLayoutEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    const savedPosition = positions.current?.[key]
    if (navigationType !== 'POP') {
      const isSmooth = state?.scroll === smoothScrollToTop.scroll && !prefersReducedMotion()
      scrollTo({ top: 0, behavior: isSmooth ? 'smooth' : 'instant' })
    } else if (savedPosition !== undefined || !hash) {
      scrollTo(0, savedPosition ?? 0) // otherwise (a new #fragment) the browser itself scrolls
    }
  }, [hash, key, navigationType, state])
}
