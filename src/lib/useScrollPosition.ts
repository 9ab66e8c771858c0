import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { smoothToTop } from './smoothToTop.ts'

const item = 'scroll-positions'

/** What an earlier document of this tab kept: px from the top by the key of each entry of the history. */
function kept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(item) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function keep(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(item, JSON.stringify(positions))
  } catch {
    // Where nothing can be stored, they are known as long as the document is.
  }
}

/** Begins a page that was reached by a link at its top; back and forward return to where the visitor had scrolled. */
export function useScrollPosition() {
  const { key, state } = useLocation()
  const navigation = useNavigationType()
  const positions = useRef<Record<string, number>>(null)
  const shown = useRef(key)

  useLayoutEffect(() => {
    const known = (positions.current ??= kept())
    const note = () => {
      known[shown.current] = scrollY
    }
    // A reload is the browser's own matter.
    const leave = () => {
      note()
      keep(known)
      history.scrollRestoration = 'auto'
    }
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    take()
    // While the page that is left still stands: layout effects come before the router's own, further up, so these listen first.
    addEventListener('click', note, true)
    addEventListener('popstate', note)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', take)
    return () => {
      removeEventListener('click', note, true)
      removeEventListener('popstate', note)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', take)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const returns = navigation === 'POP'
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const smooth = !returns && state?.scroll === smoothToTop.scroll && !still
    const top = returns ? (positions.current?.[key] ?? 0) : 0
    scrollTo({ top, behavior: smooth ? 'smooth' : 'instant' })
  }, [key, navigation, state])
}
