import { breakpoints } from '../styles/breakpoints.ts'
import type { Shape } from './fileNames.ts'

/** The box that a photograph fills: its width as a CSS length, and its ratio (width / height) or its height. */
type Box = { width: string } & ({ ratio: number } | { height: string })

/** A place's boxes by width of the screen, the widest first; the last one has no condition. */
type Place = readonly (Box & { media?: string })[]

const { tablet, desktop, wide, low } = breakpoints

/** In the gallery on tablets, and of two that share a row on phones. */
const piece = { media: tablet, width: '52vw', ratio: 4 / 5 } as const
const narrow = [piece, { width: '50vw', ratio: 4 / 5 }] as const

/** Where photographs stand, as the style sheets have it: e2e/photographs.spec.ts compares what is fetched with what is shown. */
export const places = {
  slide: [
    { media: low, width: 'calc((100svh - 4.5rem) * 1.6)', ratio: 8 / 5 },
    { media: tablet, width: '100vw', height: 'min(84svh, 62.5vw)' },
    { width: '100vw', ratio: 4 / 5 },
  ],
  firm: [
    { media: desktop, width: '57vw', height: 'max(44vw, 36rem)' },
    { media: tablet, width: '100vw', ratio: 3 / 2 },
    { width: '100vw', ratio: 4 / 3 },
  ],
  company: [
    { media: desktop, width: '52vw', ratio: 3 / 2 },
    { media: tablet, width: '100vw', ratio: 3 / 2 },
    { width: '100vw', ratio: 4 / 5 },
  ],
  vision: [
    { media: desktop, width: '100vw', ratio: 9 / 5 },
    { media: tablet, width: '100vw', ratio: 8 / 5 },
    { width: '100vw', ratio: 4 / 5 },
  ],
  underValues: [
    { media: tablet, width: '36vw', ratio: 1 },
    { width: '46vw', ratio: 1 },
  ],
  houseMark: [
    { media: desktop, width: '52vw', ratio: 3 / 2 },
    { media: tablet, width: '100vw', ratio: 2 },
    { width: '100vw', ratio: 4 / 5 },
  ],
  opening: [
    {
      media: desktop,
      width: 'min(61vw, 1.15 * max(min(100svh - 4.5rem, 60vw), 36rem))',
      height: 'max(min(100svh - 4.5rem, 60vw), 36rem)',
    },
    { media: tablet, width: '97vw', ratio: 6 / 5 },
    { width: '90vw', ratio: 4 / 5 },
  ],
  tour: [
    { media: desktop, width: '100vw', height: 'clamp(40rem, 62.5vw, 120svh)' },
    { media: tablet, width: '100vw', ratio: 1 },
    { width: '100vw', ratio: 4 / 5 },
  ],
  category: [
    { media: desktop, width: 'min(46vw, 54rem)', ratio: 4 / 5 },
    { width: '31vw', ratio: 1 },
  ],
  categoryFirst: [
    { media: desktop, width: 'min(46vw, 54rem)', ratio: 4 / 5 },
    { width: '90vw', ratio: 5 / 4 },
  ],
  cardLead: [
    { media: desktop, width: '53vw', ratio: 3 / 2 },
    { media: tablet, width: '90vw', ratio: 3 / 2 },
    { width: '90vw', ratio: 4 / 5 },
  ],
  cardWide: [
    { media: desktop, width: '53vw', ratio: 8 / 7 },
    { media: tablet, width: '44vw', ratio: 1 },
    { width: '90vw', ratio: 1 },
  ],
  card: [
    { media: desktop, width: '30vw', ratio: 4 / 5 },
    { media: tablet, width: '44vw', ratio: 4 / 5 },
    { width: '90vw', ratio: 4 / 5 },
  ],
  approach: [
    { media: desktop, width: '67vw', ratio: 3 / 2 },
    { media: tablet, width: '100vw', ratio: 3 / 2 },
    { width: '100vw', ratio: 4 / 5 },
  ],
  gallery: [
    { media: desktop, width: 'min(48vw, 56rem)', ratio: 4 / 5 },
    piece,
    { width: '90vw', ratio: 4 / 5 },
  ],
  galleryWide: [
    { media: desktop, width: 'min(48vw, 56rem)', ratio: 4 / 5 },
    { media: tablet, width: '97vw', ratio: 6 / 5 },
    { width: '90vw', ratio: 4 / 5 },
  ],
  galleryNarrow: [{ media: desktop, width: 'min(38vw, 44rem)', ratio: 4 / 5 }, ...narrow],
  galleryNarrowest: [{ media: desktop, width: 'min(27vw, 29rem)', ratio: 4 / 5 }, ...narrow],
  aside: [
    { media: desktop, width: '50vw', ratio: 1 },
    { media: tablet, width: '66vw', ratio: 1 },
    { width: 'min(70vw, 22rem)', ratio: 1 },
  ],
  besideForm: [
    { media: wide, width: '51vw', height: '68rem' },
    { media: desktop, width: '48vw', ratio: 1 },
    { media: tablet, width: '100vw', ratio: 4 / 3 },
    { width: '100vw', ratio: 1 },
  ],
  besideShortForm: [
    { media: wide, width: '51vw', height: '61rem' },
    { media: tablet, width: '57vw', height: '50rem' },
    { width: '100vw', ratio: 9 / 10 },
  ],
  lightbox: [
    { media: '(orientation: landscape)', width: 'min(108svh, 61vw)', height: 'min(100svh, 76vw)' },
    { width: '100vw', ratio: 4 / 5 },
  ],
  fullSize: [{ width: '100rem', ratio: 4 / 5 }],
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places

/**
 * Phones with more than two pixels to a CSS pixel are given two (a third of three less): in a hand nobody sees the third,
 * and it is more than half of the bytes.
 */
const densePhone = `${breakpoints['below-tablet']} and (min-resolution: 2.6dppx)`

const short = (value: number) => String(Math.round(value * 1000) / 1000)

/** How wide a photograph of this ratio is where it covers the box: a `sizes` length. */
function coveringWidth(box: Box, ratio: number, factor = 1): string {
  if ('height' in box) return `max(${box.width}, ${box.height} * ${short(ratio)})`
  const scale = Math.max(1, ratio / box.ratio) * factor
  return scale === 1 ? box.width : `calc(${box.width} * ${short(scale)})`
}

/** A source of a picture: the shape that fills its boxes, on which screens, and how wide it is there. */
export interface Source {
  shape: Shape
  media: string | undefined
  sizes: (ratio: number) => string
}

/** The sources of a picture in a place, in the order in which browsers choose: upright boxes are filled with the upright shape, if there is one. */
export function sourcesIn(name: PlaceName, upright: boolean): Source[] {
  const place: Place = places[name]
  const shapeOf = (box: Box): Shape => (upright && 'ratio' in box && box.ratio <= 1 ? 'upright' : 'whole')
  return place.flatMap((box, index) => {
    const shape = shapeOf(box)
    // Neighbouring boxes of one shape share a source.
    const before = place[index - 1]
    if (before && shapeOf(before) === shape) return []
    const end = place.findIndex((other, at) => at > index && shapeOf(other) !== shape)
    const boxes = place.slice(index, end === -1 ? undefined : end)
    const sizes = (ratio: number) =>
      boxes
        .map((each) =>
          each.media
            ? `${each.media} ${coveringWidth(each, ratio)}`
            : `${densePhone} ${coveringWidth(each, ratio, 2 / 3)}, ${coveringWidth(each, ratio)}`,
        )
        .join(', ')
    return [{ shape, media: boxes.at(-1)?.media, sizes }]
  })
}
