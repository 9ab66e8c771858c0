import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor wants no motion, at this moment. */
export const prefersReducedMotion = () => matchMedia(query).matches

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the visitor wants no motion. True in the prerendered page: motion is added when it is known to be wanted. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
