import { headingOf } from './pages.ts'
import type { PhotoName } from './photos.ts'

export const products = {
  heading: headingOf('/products'),
  text: 'Ten pieces from the current range. Choose a photograph to see it large.',
  /** Specification §9: 10 images. */
  gallery: [
    'dining-table',
    'iron-side-table',
    'bed',
    'nested-tables',
    'expandable-table',
    'spindle-chair',
    'antique-console',
    'night-table',
    'bar-stools',
    'foldable-table',
  ] as const satisfies readonly PhotoName[],
}
