import type { MouseEvent } from 'react'
import { wantsNewTab } from './wantsNewTab.ts'

/**
 * Scrolls to the target of a #fragment link, and focuses it or its first descendant that matches `focus`. Prevents the
 * browser's jump, after which the router would set focus and scroll position itself.
 */
export function scrollToTarget(event: MouseEvent<HTMLAnchorElement>, focus?: string) {
  if (wantsNewTab(event)) return
  event.preventDefault()
  const target = document.querySelector(event.currentTarget.hash) as HTMLElement // on the same page as its link
  target.scrollIntoView()
  const focused = focus ? target.querySelector<HTMLElement>(focus) : target
  focused?.focus({ preventScroll: true })
}
