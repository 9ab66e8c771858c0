import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is in the viewport of a visible tab: any part of it, or at least the share `threshold`. False until
 * the browser reports.
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
