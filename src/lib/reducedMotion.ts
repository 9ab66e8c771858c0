import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion now. */
export const prefersReducedMotion = () => matchMedia(query).matches

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the visitor prefers reduced motion. True when prerendered, because motion is only added when it is wanted. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
