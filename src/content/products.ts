import { headingOf } from './pages.ts'
import type { PhotoName } from './photos.ts'

/** An elevation of src/images/elevations.svg in mm, by the photograph that shows its piece. */
interface Elevation {
  photo: PhotoName
  label: string
  width: number
  height: number
}

export const products = {
  heading: headingOf('/products'),
  text: 'Ten pieces from the current range. Choose a photograph to see it large.',
  /** Specification §9: 10 images. */
  gallery: [
    'dining-table',
    'iron-side-table',
    'bed',
    'expandable-table',
    'nested-tables',
    'spindle-chair',
    'antique-console',
    'night-table',
    'bar-stools',
    'foldable-table',
  ] as const satisfies readonly PhotoName[],
  floor: {
    heading: 'One floor, one scale',
    text: 'The same ten, side by side.',
    elevations: [
      { photo: 'dining-table', label: 'Dining table and chair', width: 2420, height: 789 },
      { photo: 'iron-side-table', label: 'Side table', width: 470, height: 545 },
      { photo: 'bed', label: 'Bed', width: 1863, height: 1215 },
      { photo: 'expandable-table', label: 'Extending table', width: 1862, height: 745 },
      { photo: 'nested-tables', label: 'Nesting tables', width: 1003, height: 500 },
      { photo: 'spindle-chair', label: 'Chair', width: 548, height: 842 },
      { photo: 'antique-console', label: 'Hall table', width: 1120, height: 790 },
      { photo: 'night-table', label: 'Night table', width: 520, height: 520 },
      { photo: 'bar-stools', label: 'Bar stools', width: 1018, height: 898 },
      { photo: 'foldable-table', label: 'Folding table', width: 981, height: 731 },
    ] satisfies Elevation[],
  },
}
