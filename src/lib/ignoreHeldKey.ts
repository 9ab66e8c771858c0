/**
 * `keydown` listener of the window. Ignores the repetitions of a held Enter key on a link or button, and of a held Escape
 * key: the press that has opened or closed something must not act again on what then has the focus.
 */
export function ignoreHeldKey(event: KeyboardEvent) {
  const { key, repeat, target } = event
  const isOnControl = target instanceof Element && target.closest('a, button')
  if (repeat && (key === 'Escape' || (key === 'Enter' && isOnControl))) event.preventDefault()
}
