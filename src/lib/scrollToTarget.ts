import type { MouseEvent } from 'react'
import { wantsNewTab } from './wantsNewTab.ts'

/**
 * Scrolls to the element that a #fragment link names and focuses it, or its first descendant that matches `focus`. Replaces
 * the browser's jump, which to the router is a navigation with its own scroll position and focus.
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
