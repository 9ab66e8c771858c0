import { useLayoutEffect } from 'react'

let locks = 0

/** Keeps the page from scrolling while `isLocked`. Several components may lock it at once. */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return
    const { classList, clientWidth, style } = document.documentElement
    if (locks === 0) style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
    locks++
    classList.add('locked')
    return () => {
      locks--
      if (locks === 0) classList.remove('locked')
    }
  }, [isLocked])
}
