import { useEffect } from 'react'

/** Sets the direction of a translated page. Google's translation and Chrome's only mark it with a class. */
export function useTranslatedDirection() {
  useEffect(() => {
    const root = document.documentElement
    const setDirection = () => {
      root.dir = root.classList.contains('translated-rtl') ? 'rtl' : ''
    }
    setDirection()
    const observer = new MutationObserver(setDirection)
    observer.observe(root, { attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [])
}
