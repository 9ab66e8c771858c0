import { breakpoints } from '../styles/breakpoints.ts'

/**
 * The box of a photograph on some screens, as CSS lengths. With a ratio (width / height) or a height the photograph covers
 * it (`isWhole`: is contained in it); with neither the box takes the ratio of the photograph.
 */
export type Box = { media?: string; width: string } & (
  { ratio: number } | { height: string; isWhole?: boolean } | object
)

const { tablet, desktop } = breakpoints
const phone = { width: '100vw', ratio: 4 / 5 } as const

/**
 * The slots of photographs: a box per viewport width, the widest first. Style sheets may differ slightly from them:
 * e2e/photographs.spec.ts compares the fetched with the displayed size.
 */
export const slots = {
  /** Carousel. */
  slide: [{ media: tablet, width: '100vw', height: 'min(84svh, 62.5vw)' }, phone],
  /** Full bleed. */
  full: [
    { media: desktop, width: '100vw', ratio: 9 / 5 },
    { media: tablet, width: '100vw', ratio: 8 / 5 },
    phone,
  ],
  /** Beside text, bleeding to the edge of the page. */
  split: [
    { media: desktop, width: '58vw', ratio: 1 },
    { media: tablet, width: '100vw', ratio: 3 / 2 },
    phone,
  ],
  /** The gallery's hero piece, contained. */
  opening: [
    { media: desktop, width: 'min(61vw, 72rem)', height: '85svh', isWhole: true },
    { width: '90vw', height: '85svh', isWhole: true },
  ],
  /** A wide card beside its text; half the width on tablets. */
  wide: [{ media: desktop, width: '58vw', ratio: 8 / 7 }, { media: tablet, width: '44vw', ratio: 1 }, phone],
  half: [
    { media: desktop, width: 'min(46vw, 54rem)', ratio: 4 / 5 },
    { media: tablet, width: '44vw', ratio: 4 / 5 },
    phone,
  ],
  narrow: [
    { media: desktop, width: 'min(40vw, 44rem)', ratio: 1 },
    { width: '31vw', ratio: 1 },
  ],
  lightbox: [{ width: '100vw', height: '100svh', isWhole: true }],
} as const satisfies Record<string, readonly Box[]>

export type SlotName = keyof typeof slots

/** Where a photograph is shown: a named slot, or a list of boxes, which each piece of the gallery has for itself. */
export type Slot = SlotName | readonly Box[]
