import table from 'virtual:photographs'
import { breakpoints } from '../styles/breakpoints.ts'
import { photographPath, type EncodedPhotograph, type Shape } from './encodedPhotograph.ts'
import { slots, type Box, type Slot } from './slots.ts'
import { photographWidths } from './widths.ts'

/** Build-time data of a photograph. Throws for an unknown name. */
export function findPhotograph(name: string): EncodedPhotograph {
  const photograph = table[name]
  if (!photograph) throw new Error(`photograph "${name}": expected one of ${Object.keys(table).join(', ')}`)
  return photograph
}

/** URL of the JPEG: the whole photograph at its largest width. */
export function jpegUrl(name: string): string {
  const photograph = findPhotograph(name)
  return `/${photographPath(name, photograph, 'whole', photograph.whole[0], 'jpg')}`
}

function srcSet(name: string, shape: Shape): string {
  const photograph = findPhotograph(name)
  return photographWidths(photograph, photograph[shape] ?? photograph.whole)
    .map((width) => `/${photographPath(name, photograph, shape, width, 'avif')} ${width}w`)
    .join(', ')
}

/** The `source` elements of a photograph in a slot, the widest viewport first. Upright boxes get the shape `upright`. */
export function pictureSources(name: string, slot: Slot) {
  const photograph = findPhotograph(name)
  const boxes: readonly Box[] = typeof slot === 'string' ? slots[slot] : slot
  const shapeOf = (box: Box): Shape => (photograph.upright && (box.ratio ?? 1) < 1 ? 'upright' : 'whole')
  // One <source> for each shape. In each slot the upright boxes come last, so boxes of the same shape are consecutive.
  return [...new Set(boxes.map(shapeOf))].map((shape) => {
    const sharedBoxes = boxes.filter((box) => shapeOf(box) === shape)
    const [width, height] = photograph[shape] ?? photograph.whole
    const sizes = sharedBoxes
      .flatMap((each) => sizesFor(each, width / height, photograph.isCutOut))
      .join(', ')
    return { media: sharedBoxes.at(-1)?.media, sizes, srcSet: srcSet(name, shape) }
  })
}

/** Phones from 2.6 dppx on fetch files for two thirds of the width (2 dppx on a phone of 3 dppx), which look the same. */
const densePhoneQuery = `${breakpoints['below-tablet']} and (min-resolution: 2.6dppx)`

/** Entries of the `sizes` attribute for a photograph of this ratio in a box. */
function sizesFor(box: Box, ratio: number, isCutOut: boolean): string[] {
  const width = displayedWidth(box, ratio, isCutOut)
  return box.media ? [`${box.media} ${width}`] : [`${densePhoneQuery} ${multiplyWidth(width, 2 / 3)}`, width]
}

/** Width of a photograph that covers its box. A cut-out, or any photograph in a box with `isContained`, fits inside. */
function displayedWidth(box: Box, ratio: number, isCutOut: boolean): string {
  if (box.height)
    return `${isCutOut || box.isContained ? 'min' : 'max'}(${box.width}, ${box.height} * ${formatFactor(ratio)})`
  const limit = isCutOut ? Math.min : Math.max
  return multiplyWidth(box.width, box.ratio ? limit(1, ratio / box.ratio) : 1)
}

const multiplyWidth = (width: string, factor: number) =>
  formatFactor(factor) === '1' ? width : `calc(${width} * ${formatFactor(factor)})`
const formatFactor = (value: number) => String(Math.round(value * 1000) / 1000)

/** Fetches the file that this browser chooses for a slot, unless the visitor has turned on data saving. */
export function prefetchPhotograph(name: string, slot: Slot) {
  if (navigator.connection?.saveData) return
  const source = pictureSources(name, slot).find(({ media }) => !media || matchMedia(media).matches)
  Object.assign(new Image(), { sizes: source?.sizes, srcset: source?.srcSet })
}

declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData?: boolean }
  }
}
