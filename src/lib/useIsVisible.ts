import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is in the viewport of a visible tab: any part of it, or at least the share `threshold`. `initially`
 * is the result until the browser reports.
 */
export function useIsVisible(
  ref: RefObject<Element | null>,
  { threshold = 0, initially }: { threshold?: number; initially: boolean },
) {
  const [isVisible, setIsVisible] = useState(initially)

  useEffect(() => {
    let isInView = initially
    const update = () => setIsVisible(isInView && !document.hidden)
    const onIntersection = (entries: IntersectionObserverEntry[]) => {
      isInView = entries.at(-1)?.isIntersecting ?? true // the last entry is the newest
      update()
    }
    const observer = new IntersectionObserver(onIntersection, { threshold })
    if (ref.current) observer.observe(ref.current)
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [ref, threshold, initially])

  return isVisible
}
