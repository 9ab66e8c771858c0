import type { MouseEvent } from 'react'

/**
 * Scrolls to the part of the page that a link names, and gives it the focus, or what it has of the selector `within`. Not
 * the browser's own jump: to the router that is a navigation, with focus and scrolling of its own.
 */
export function leadTo(event: MouseEvent<HTMLAnchorElement>, still: boolean, within?: string) {
  event.preventDefault()
  document.documentElement.classList.add('settled') // or what is laid out on the way there would move it
  const part = document.querySelector<HTMLElement>(event.currentTarget.hash)
  part?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
  const target = within ? part?.querySelector<HTMLElement>(within) : part
  target?.focus({ preventScroll: true })
}
