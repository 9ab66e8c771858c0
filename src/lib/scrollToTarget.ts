import type { MouseEvent } from 'react'
import { focusElement } from './focusElement.ts'
import { wantsNewTab } from './wantsNewTab.ts'

/**
 * Scrolls to the target of a #fragment link and focuses it. If the target has a child link, as a piece of the
 * gallery has, that link gets the focus instead. Prevents the browser's jump, which would add a history entry.
 */
export function scrollToTarget(event: MouseEvent<HTMLAnchorElement>) {
  if (wantsNewTab(event)) return
  event.preventDefault()
  const target = document.querySelector(event.currentTarget.hash) as HTMLElement // on the same page, so not null
  target.scrollIntoView()
  focusElement(target.querySelector<HTMLElement>(':scope > a') ?? target)
}
