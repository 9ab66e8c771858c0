import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { breakpoints } from '../styles/breakpoints.ts'
import { useScrollLock } from './useScrollLock.ts'

/** Button and state of the menu on small screens. Navigation, Escape and a change to a wide viewport close it. */
export function useMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  /** Key of the history entry at which the menu was opened. Any other entry closes the menu, and going back keeps it closed. */
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  if (openedAt && !isOpen) setOpenedAt(null)

  useScrollLock(isOpen)

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenedAt(null)
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const controller = new AbortController()
    const { signal } = controller
    matchMedia(breakpoints.desktop).addEventListener('change', close, { signal })
    addEventListener('keydown', closeOnEscape, { signal })
    addEventListener('pagehide', close, { signal }) // else a page from the back/forward cache would show the menu open
    return () => controller.abort()
  }, [isOpen])

  return { button, isOpen, toggle: () => setOpenedAt(isOpen ? null : key) }
}
