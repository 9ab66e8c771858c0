import type { MouseEvent } from 'react'
import { wantsNewTab } from './wantsNewTab.ts'

/**
 * Scrolls to the target of a #fragment link. Focuses the target, or if a link is its child, as in a piece of the gallery,
 * that link. Prevents the browser's jump, which would add a history entry.
 */
export function scrollToTarget(event: MouseEvent<HTMLAnchorElement>) {
  if (wantsNewTab(event)) return
  event.preventDefault()
  const target = document.querySelector(event.currentTarget.hash) as HTMLElement // on the same page, so not null
  target.scrollIntoView()
  const link = target.querySelector<HTMLElement>(':scope > a')
  if (link) return link.focus({ preventScroll: true })
  target.tabIndex = -1 // not for good: else each click on text in it would focus it, and Tab would continue at its start
  const release = ({ type }: Event) => {
    // On blur of the whole window the target keeps the focus.
    if (type === 'pointerdown' || document.activeElement !== target) target.removeAttribute('tabindex')
  }
  for (const end of ['blur', 'pointerdown']) target.addEventListener(end, release)
  target.focus({ preventScroll: true })
}
