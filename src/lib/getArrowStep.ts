type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>

/**
 * 1 for the right arrow key, -1 for the left arrow key, 0 for other keys. Also 0 with a modifier key, because
 * browsers use such combinations: Alt+Left is Back.
 */
export function getArrowStep({ altKey, ctrlKey, key, metaKey, shiftKey }: Key) {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
}
