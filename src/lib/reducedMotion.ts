import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion now. */
export const prefersReducedMotion = () => matchMedia(query).matches

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the visitor prefers reduced motion. True in the prerendered page, which cannot know and so must not move. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
