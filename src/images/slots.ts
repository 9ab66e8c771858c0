import { breakpoints } from '../styles/breakpoints.ts'

/**
 * The box of a photograph in viewports that match `media`, in CSS lengths. Without `ratio` (width / height) and
 * `height` the box has the photograph's ratio. A box with `height` gets the shape `whole`, even if it is upright. The
 * photograph covers the box; with `isContained` it fits inside.
 */
export interface Box {
  media?: string
  width: string
  ratio?: number
  height?: string
  isContained?: boolean
}

/** Columns of the gallery's grid. There are many, so that the pieces of a row can have nearly the same height. */
export const galleryColumnCount = 60

const { tablet, desktop } = breakpoints
const phoneBox = { width: '100vw', ratio: 4 / 5 }
const createSquare = (width: string) => ({ width, ratio: 1 })

/** Height of a piece of the gallery on desktops and tablets. */
export const pieceBox = { height: '85svh', isContained: true }

/** The boxes (approximate sizes) in which a slot shows its photograph on desktops, tablets and phones. */
export const createBoxes = (onDesktop: Box, onTablet: Box, onPhone: Box = phoneBox): Box[] => [
  { ...onDesktop, media: desktop },
  { ...onTablet, media: tablet },
  onPhone,
]

/**
 * Where photographs are shown. Each slot lists its approximate boxes by viewport width, the widest viewport first.
 * Upright boxes must come last, as `listPictureSources` expects. Style sheets set the exact sizes.
 * e2e/photographs.spec.ts checks that the fetched file suits the displayed size.
 */
export const slots = {
  /** A slide of the carousel. */
  slide: [{ media: tablet, width: '100vw', height: 'min(84svh, 62.5vw)' }, phoneBox],
  /** Above a text on a dark background, from edge to edge. */
  vision: createBoxes({ width: '100vw', ratio: 9 / 5 }, { width: '100vw', ratio: 8 / 5 }),
  /** Beside text, up to the edge of the page. */
  split: createBoxes(createSquare('58vw'), { width: '100vw', ratio: 3 / 2 }),
  /** Like `split`, beside a long text such as a form. */
  longSplit: createBoxes({ width: '58vw', height: 'max(63vw, 69rem)' }, { width: '100vw', ratio: 3 / 2 }),
  /** The gallery's opening piece. */
  opening: [
    { ...pieceBox, media: desktop, width: 'min(61vw, 72rem)' },
    { ...pieceBox, width: '90vw' },
  ],
  /** The larger card of a row. */
  largeCard: createBoxes({ width: '52vw', ratio: 3 / 2 }, { width: '90vw', ratio: 3 / 2 }),
  /** A wide card's photograph: on desktops beside the text, on tablets half as wide as the page. */
  wideCard: createBoxes({ width: '52vw', ratio: 8 / 7 }, createSquare('44vw'), createSquare('100vw')),
  /** The smaller card of a row; on tablets half as wide as the page. */
  smallCard: createBoxes({ width: '31vw', ratio: 4 / 5 }, { width: '44vw', ratio: 4 / 5 }),
  /** A product category. */
  category: [{ media: `${desktop} and (hover: hover)`, ...createSquare('40vw') }, createSquare('31vw')],
  /** Behind the promo's text. */
  promo: createBoxes({ width: '100vw', ratio: 8 / 5 }, createSquare('100vw')),
  /** Beside the core values: three of twelve columns, on smaller screens five. */
  coreValues: [{ media: desktop, width: '23vw' }, createSquare('38vw')],
  /** In the lightbox, beside the text or (portrait) above it. */
  lightbox: [{ width: '100vw', height: '100svh', isContained: true }],
  /** In the lightbox at full size, after a click. The width is so large that browsers choose the largest file. */
  fullSize: [{ width: '150rem' }],
} satisfies Record<string, readonly Box[]>

/** Where a photograph is shown: a named slot, or for a piece of the gallery its own list of boxes. */
export type Slot = keyof typeof slots | readonly Box[]
