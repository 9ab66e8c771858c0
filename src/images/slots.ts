import { breakpoints } from '../styles/breakpoints.ts'

/**
 * A box that a photograph has on some screens, as CSS lengths: with a ratio (width / height) or a height it fills the box
 * (`isWhole`: is whole in it), with neither the box is as high as the photograph.
 */
export type Box = { media?: string; width: string } & (
  { ratio: number } | { height: string; isWhole?: boolean } | object
)

const { tablet, desktop } = breakpoints
const phone = { width: '100vw', ratio: 4 / 5 } as const

/**
 * Where photographs stand, each slot by width of the screen, the widest first. A style sheet may cut the box a little
 * otherwise: e2e/photographs.spec.ts compares what is fetched with what is shown.
 */
export const slots = {
  /** The slide show. */
  slide: [{ media: tablet, width: '100vw', height: 'min(84svh, 62.5vw)' }, phone],
  /** From edge to edge. */
  full: [
    { media: desktop, width: '100vw', ratio: 9 / 5 },
    { media: tablet, width: '100vw', ratio: 8 / 5 },
    phone,
  ],
  /** Beside text, up to the edge. */
  split: [
    { media: desktop, width: '58vw', ratio: 1 },
    { media: tablet, width: '100vw', ratio: 3 / 2 },
    phone,
  ],
  /** The first piece of the gallery, whole and no higher than the window. */
  opening: [
    { media: desktop, width: 'min(61vw, 72rem)', height: '85svh', isWhole: true },
    { width: '90vw', height: '85svh', isWhole: true },
  ],
  /** A wide card beside its text, one of two on tablets. */
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

/** A slot by its name, or boxes of its own, as a piece of the gallery has. */
export type Slot = SlotName | readonly Box[]
