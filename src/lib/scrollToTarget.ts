import type { MouseEvent } from 'react'
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
  const link = target.querySelector<HTMLElement>(':scope > a')
  if (link) return link.focus({ preventScroll: true })
  // focus() needs a tabindex. The listeners below remove it, because with a tabindex each click on the target's text
  // would focus the target, and Tab would start at its top.
  target.tabIndex = -1
  // Not addEventListener: each further click on the link would add listeners.
  target.onblur = target.onpointerdown = ({ type }: Event) => {
    // `blur` also fires when the whole window loses the focus, but then the target is still the active element.
    if (type === 'pointerdown' || document.activeElement !== target) target.removeAttribute('tabindex')
  }
  target.focus({ preventScroll: true })
}
