import { breakpoints } from '../styles/breakpoints.ts'

/**
 * The box of a photograph where the media query matches, in CSS lengths. Without `ratio` (width / height) and `height` it
 * has the photograph's ratio. The photograph covers its box; with `isContained` the whole photograph fits inside.
 */
export interface Box {
  media?: string
  width: string
  ratio?: number
  height?: string
  isContained?: boolean
}

const { tablet, desktop } = breakpoints
const phoneBox = { width: '100vw', ratio: 4 / 5 } as const

/**
 * Where photographs are shown. Each slot has the approximate boxes for the viewport widths, the widest first. Style sheets set the
 * exact sizes: e2e/photographs.spec.ts checks that the fetched file suits the displayed size.
 */
export const slots = {
  /** Carousel. */
  slide: [{ media: tablet, width: '100vw', height: 'min(84svh, 62.5vw)' }, phoneBox],
  edgeToEdge: [
    { media: desktop, width: '100vw', ratio: 9 / 5 },
    { media: tablet, width: '100vw', ratio: 8 / 5 },
    phoneBox,
  ],
  /** Beside text, up to the edge of the page. */
  split: [
    { media: desktop, width: '58vw', ratio: 1 },
    { media: tablet, width: '100vw', ratio: 3 / 2 },
    phoneBox,
  ],
  /** Like `split`, beside a long text such as a form. */
  longSplit: [
    { media: desktop, width: '58vw', height: 'max(63vw, 69rem)' },
    { media: tablet, width: '100vw', ratio: 3 / 2 },
    phoneBox,
  ],
  /** The gallery's opening piece. */
  opening: [
    { media: desktop, width: 'min(61vw, 72rem)', height: '85svh', isContained: true },
    { width: '90vw', height: '85svh', isContained: true },
  ],
  /** The larger card of a row. */
  largeCard: [
    { media: desktop, width: 'min(52vw, 61rem)', ratio: 3 / 2 },
    { media: tablet, width: '90vw', ratio: 3 / 2 },
    phoneBox,
  ],
  /** A wide card, whose photograph is beside its text; on tablets half as wide as the page. */
  wideCard: [
    { media: desktop, width: 'min(52vw, 61rem)', ratio: 8 / 7 },
    { media: tablet, width: '44vw', ratio: 1 },
    { width: '100vw', ratio: 1 },
  ],
  /** The smaller card of a row; on tablets half as wide as the page. */
  smallCard: [
    { media: desktop, width: 'min(31vw, 36rem)', ratio: 4 / 5 },
    { media: tablet, width: '44vw', ratio: 4 / 5 },
    phoneBox,
  ],
  /** A product category. */
  category: [
    { media: `${desktop} and (hover: hover)`, width: 'min(40vw, 44rem)', ratio: 1 },
    { width: '31vw', ratio: 1 },
  ],
  /** Behind the promo's text. */
  promo: [
    { media: desktop, width: '100vw', ratio: 8 / 5 },
    { media: tablet, width: '100vw', ratio: 1 },
    phoneBox,
  ],
  /** Beside the core values: three of twelve columns, on smaller screens five. */
  coreValues: [
    { media: desktop, width: '23vw' },
    { width: '38vw', ratio: 1 },
  ],
  /** In the lightbox, beside its text. */
  lightbox: [{ width: '100vw', height: '100svh', isContained: true }],
  /** In the lightbox at full size: so wide that browsers choose the largest file. */
  fullSize: [{ width: '150rem' }],
} as const satisfies Record<string, readonly Box[]>

/** Where a photograph is shown: a named slot, or for a piece of the gallery its own list of boxes. */
export type Slot = keyof typeof slots | readonly Box[]
