import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { breakpoints } from '../styles/breakpoints.ts'
import { recordScrollBar } from '../lib/recordScrollBar.ts'

/**
 * State of the menu on small screens: whether it is open, its toggle, and the ref of its button. Navigation,
 * Escape, Back, a change to the desktop layout and leaving the document close the menu.
 */
export function useMenu() {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  /**
   * Key of the history entry in which the menu was opened. A navigation resets it, so Back does not reopen
   * the menu.
   */
  const [openEntryKey, setOpenEntryKey] = useState<string | null>(null)
  const isOpen = openEntryKey === key
  if (openEntryKey && !isOpen) setOpenEntryKey(null)

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenEntryKey(null)
    const closeAndRefocus = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      close()
      buttonRef.current?.focus()
    }
    const controller = new AbortController()
    const { signal } = controller
    matchMedia(breakpoints.desktop).addEventListener('change', close, { signal })
    addEventListener('keydown', closeAndRefocus, { signal })
    addEventListener('pagehide', close, { signal }) // else a page from the back/forward cache would show the menu open
    // For Android's Back gesture, so that it closes the menu like a dialog. Not all browsers have CloseWatcher.
    if (window.CloseWatcher) new window.CloseWatcher({ signal }).addEventListener('close', closeAndRefocus)
    return () => controller.abort()
  }, [isOpen])

  // `isOpen` is that of the last render, not the latest: of two queued taps (actionQueue.ts) the second must not close.
  const toggle = () => {
    if (!isOpen) recordScrollBar()
    setOpenEntryKey(isOpen ? null : key)
  }
  return { buttonRef, isOpen, toggle }
}
