import { useEffect, useState, type RefObject } from 'react'

/** Whether any part of an element is in the viewport of a visible tab. True until the browser reports otherwise. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [inWindow, setInWindow] = useState(true)
  const [tabVisible, setTabVisible] = useState(true)

  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInWindow(entries.at(-1)?.isIntersecting ?? true),
    )
    if (element.current) observer.observe(element.current)
    const onVisibility = () => setTabVisible(!document.hidden)
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [element])

  return inWindow && tabVisible
}
