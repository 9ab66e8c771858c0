import type { MouseEvent } from 'react'
import { wantsNewTab } from './wantsNewTab.ts'

/**
 * Scrolls to the target of a #fragment link. Focuses the target, or if it contains a link, as a piece of the gallery does,
 * that link. Prevents the browser's jump, which would add a history entry.
 */
export function scrollToTarget(event: MouseEvent<HTMLAnchorElement>) {
  if (wantsNewTab(event)) return
  event.preventDefault()
  const target = document.querySelector(event.currentTarget.hash) as HTMLElement // on the same page, so not null
  target.scrollIntoView()
  const focused = target.querySelector<HTMLElement>(':scope > a') ?? target
  focused.tabIndex = -1 // not for good: else each click on text in it would focus it, and Tab would continue at its start
  for (const end of ['blur', 'pointerdown'])
    focused.addEventListener(end, () => focused.removeAttribute('tabindex'), { once: true })
  focused.focus({ preventScroll: true })
}
