import { prefersReducedMotion } from './reducedMotion.ts'

/** ms of the fade. Not a view transition: its snapshot of the old page costs a frame. */
const fadeMs = 150

/** Fades the page in after a navigation, unless the visitor prefers reduced motion. */
export function fadeInPage() {
  if (!prefersReducedMotion()) document.querySelector('main')?.animate({ opacity: [0, 1] }, fadeMs)
}
