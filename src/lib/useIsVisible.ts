import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the tab is visible and an element is in the viewport: at least the fraction `threshold` of it, or one pixel
 * if `threshold` is 0. False until the IntersectionObserver first reports.
 */
export function useIsVisible(ref: RefObject<Element | null>, threshold = 0) {
  const [isVisible, setIsVisible] = useState(false)

  useEffect(() => {
    let isInView = false
    const update = () => setIsVisible(isInView && !document.hidden)
    const onIntersection = (entries: IntersectionObserverEntry[]) => {
      isInView = entries.at(-1)?.isIntersecting === true // the last entry is the newest
      update()
    }
    const observer = new IntersectionObserver(onIntersection, { threshold })
    observer.observe(ref.current as Element)
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [ref, threshold])

  return isVisible
}
