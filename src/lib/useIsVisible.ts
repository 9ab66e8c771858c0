import { useEffect, useState, type RefObject } from 'react'

/** Whether any part of an element is in the viewport of a visible tab. True until the browser reports otherwise. */
export function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true)
  const [isTabVisible, setIsTabVisible] = useState(true)

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      // The last entry is the newest.
      for (const { isIntersecting } of entries) setIsInView(isIntersecting)
    })
    if (element.current) observer.observe(element.current)
    const updateTabVisible = () => setIsTabVisible(!document.hidden)
    updateTabVisible()
    document.addEventListener('visibilitychange', updateTabVisible)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', updateTabVisible)
    }
  }, [element])

  return isInView && isTabVisible
}
