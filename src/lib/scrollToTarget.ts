import type { MouseEvent } from 'react'
import { wantsNewTab } from './wantsNewTab.ts'

/**
 * Scrolls to the target of a #fragment link and focuses it, or its first descendant that matches `focus`. Prevents the
 * browser's own jump, which the router would treat as a navigation with scroll position and focus of its own.
 */
export function scrollToTarget(event: MouseEvent<HTMLAnchorElement>, focus?: string) {
  if (wantsNewTab(event)) return
  event.preventDefault()
  const target = document.querySelector(event.currentTarget.hash) as HTMLElement // on the same page as its link
  target.scrollIntoView()
  const focused = focus ? target.querySelector<HTMLElement>(focus) : target
  focused?.focus({ preventScroll: true })
}
