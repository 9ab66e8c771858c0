/**
 * `keydown` listener of the window. Ignores the repetitions of a held Enter key on a link, button or input,
 * and of a held Escape key: one press acts only once.
 */
export function ignoreKeyRepeat(event: KeyboardEvent) {
  const { key, repeat, target } = event
  const isOnControl = target instanceof Element && target.closest('a, button, input')
  if (repeat && (key === 'Escape' || (key === 'Enter' && isOnControl))) event.preventDefault()
}
