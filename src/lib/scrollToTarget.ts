import type { MouseEvent } from 'react'
import { wantsNewTab } from './wantsNewTab.ts'

/**
 * Scrolls to the target of a #fragment link. Focuses the target, or its first descendant that matches the selector `focus`.
 * Prevents the browser's jump, which would add a history entry.
 */
export function scrollToTarget(event: MouseEvent<HTMLAnchorElement>, focus?: string) {
  if (wantsNewTab(event)) return
  event.preventDefault()
  const target = document.querySelector(event.currentTarget.hash) as HTMLElement // on the same page, so not null
  target.scrollIntoView()
  const focused = focus ? target.querySelector<HTMLElement>(focus) : target
  focused?.focus({ preventScroll: true })
}
