import { useLayoutEffect } from 'react'

let lockCount = 0

/** Keeps the page from scrolling while `isLocked`. Several components may lock the page at the same time. */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return
    const { classList, clientWidth, style } = document.documentElement
    if (lockCount === 0) style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
    lockCount++
    classList.add('locked')
    return () => {
      lockCount--
      if (lockCount === 0) classList.remove('locked')
    }
  }, [isLocked])
}
