import type { MouseEvent } from 'react'
import { wantsNewTab } from './wantsNewTab.ts'

/**
 * Scrolls to the element that a #fragment link names and focuses it, or its first descendant that matches `focus`. Instead
 * of the browser's own jump, which is a navigation to the router, with a scroll position and a focus of its own.
 */
export function scrollToTarget(event: MouseEvent<HTMLAnchorElement>, focus?: string) {
  if (wantsNewTab(event)) return
  event.preventDefault()
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  // Chromium sometimes drops a smooth scroll that begins while another ends.
  target?.scrollIntoView({ behavior: 'instant' })
  const focused = focus ? target?.querySelector<HTMLElement>(focus) : target
  focused?.focus({ preventScroll: true })
}
