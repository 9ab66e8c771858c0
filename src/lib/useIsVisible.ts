import { useEffect, useState, type RefObject } from 'react'

/** Whether any part of an element is in the viewport of a visible tab. True until the browser reports otherwise. */
export function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isVisible, setIsVisible] = useState(true)

  useEffect(() => {
    let isInView = true
    const update = () => setIsVisible(isInView && !document.hidden)
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true // the last entry is the newest
      update()
    })
    if (element.current) observer.observe(element.current)
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [element])

  return isVisible
}
