import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { keyEntry } from './historyKey.ts'
import { prefersReducedMotion } from './reducedMotion.ts'
import { smoothToTop } from './smoothToTop.ts'

const storageKey = 'scroll-positions'

/** px from the top by the key of each history entry, as an earlier document of this tab stored them. */
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
    // Where storage is blocked, positions last as long as the document.
  }
}

/** Shows a page that was reached by a link from its top; back and forward restore the scroll position of the entry. */
export function useScrollPosition() {
  const { hash, key, state } = useLocation()
  const navigation = useNavigationType()
  const positions = useRef<Record<string, number>>(null)
  const shownKey = useRef(key)

  useLayoutEffect(() => {
    const known = (positions.current ??= readPositions())
    const record = () => {
      known[shownKey.current] = scrollY
    }
    const onPop = () => {
      record()
      keyEntry()
    }
    // A reload is restored by the browser.
    const onHide = () => {
      record()
      storePositions(known)
      history.scrollRestoration = 'auto'
    }
    const onShow = () => {
      history.scrollRestoration = 'manual'
    }
    onShow()
    const end = new AbortController()
    const { signal } = end
    // Child effects run first, so this precedes React Router's own listener: scrollY is still that of the page being left.
    addEventListener('click', record, { capture: true, signal })
    addEventListener('popstate', onPop, { signal })
    addEventListener('pagehide', onHide, { signal })
    addEventListener('pageshow', onShow, { signal })
    return () => end.abort()
  }, [])

  useLayoutEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    const known = positions.current?.[key]
    if (navigation !== 'POP') {
      const smooth = state?.scroll === smoothToTop.scroll && !prefersReducedMotion()
      scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' })
    } else if (known !== undefined || !hash) {
      scrollTo({ top: known ?? 0, behavior: 'instant' }) // to a new #fragment the browser scrolls
    }
  }, [hash, key, navigation, state])
}
