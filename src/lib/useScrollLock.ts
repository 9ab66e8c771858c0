import { useLayoutEffect } from 'react'

/** Keeps the page from scrolling while `isLocked`. */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return
    const { classList, clientWidth, style } = document.documentElement
    style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
    classList.add('locked')
    return () => classList.remove('locked')
  }, [isLocked])
}
