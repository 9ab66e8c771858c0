import { useSyncExternalStore } from 'react'

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

export const prefersReducedMotion = () => matchMedia(reducedMotionQuery).matches

function subscribe(onChange: () => void) {
  const mediaQueryList = matchMedia(reducedMotionQuery)
  mediaQueryList.addEventListener('change', onChange)
  return () => mediaQueryList.removeEventListener('change', onChange)
}

/**
 * Whether the visitor prefers reduced motion. True while prerendering: the preference is unknown, so nothing
 * may move.
 */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
