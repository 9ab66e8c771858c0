import { galleryColumnSpans, photographs } from 'virtual:content'
import { breakpoints } from '../styles/breakpoints.ts'
import { formatPhotographPath, type Shape } from './encodedPhotograph.ts'
import { computePhotographWidths } from './photographWidths.ts'
import { createBoxes, galleryColumnCount, pieceBox, slots, type Box, type Slot } from './slots.ts'

/** Build-time data of a photograph. It is never undefined, because the build checks that each name is known. */
export const findPhotograph = (name: string) => photographs[name] as NonNullable<(typeof photographs)[string]>

/** URL of the JPEG: the whole photograph at its largest width. */
export function toJpegUrl(name: string): string {
  const { hash, sizes } = findPhotograph(name)
  return `/${formatPhotographPath(name, hash, 'whole', sizes.whole[0], 'jpg')}`
}

/** Width of one column of the gallery. The gallery is 90vw wide, but at most 105rem (the maximum of --page-width). */
const columnWidth = { vw: 90 / galleryColumnCount, rem: 105 / galleryColumnCount }

/**
 * Slot of the piece with this photograph: as wide as the columns that the build assigned to it, and at most
 * 85svh high. On phones without this limit, because most photographs are lower there.
 */
export function findPieceSlot(photograph: string): Slot {
  const spans = galleryColumnSpans[photograph]
  if (!spans) return 'opening' // only the opening piece has no entry
  const createBox = (span: number): Box => ({
    ...pieceBox,
    width: `min(${columnWidth.vw * span}vw, ${columnWidth.rem * span}rem)`,
  })
  const phoneBox = { width: `${columnWidth.vw * spans.phone}vw` }
  return createBoxes(createBox(spans.desktop), createBox(spans.tablet), phoneBox)
}

/** The `source` elements of a photograph in a slot, the widest viewport first. */
export function listPictureSources(name: string, slot: Slot) {
  const { hash, isCutOut, sizes: fileSizes } = findPhotograph(name)
  const boxes: readonly Box[] = typeof slot === 'string' ? slots[slot] : slot
  // Only boxes with a ratio count as upright. Whether a box with a height is upright depends on the viewport.
  const chooseShape = (box: Box): Shape => (fileSizes.upright && (box.ratio ?? 1) < 1 ? 'upright' : 'whole')
  // One <source> for each shape. The upright boxes of a slot come last, so one media query separates the shapes.
  return [...new Set(boxes.map(chooseShape))].map((shape) => {
    const boxesOfShape = boxes.filter((box) => chooseShape(box) === shape)
    const size = fileSizes[shape] ?? fileSizes.whole
    const srcSet = computePhotographWidths(isCutOut, size)
      .map((width) => `/${formatPhotographPath(name, hash, shape, width, 'avif')} ${width}w`)
      .join(', ')
    const sizes = boxesOfShape.flatMap((box) => createSizesEntries(box, size, isCutOut)).join(',')
    return { media: boxesOfShape.at(-1)?.media, sizes, srcSet }
  })
}

/**
 * On phones from 2.6 dppx on, `sizes` gives two thirds of the displayed width: the smaller files look the
 * same there.
 */
const densePhoneQuery = `${breakpoints['below-tablet']} and (min-resolution: 2.6dppx)`

/** Entries of the `sizes` attribute for a photograph of this size in a box. */
function createSizesEntries(box: Box, size: readonly [number, number], isCutOut: boolean): string[] {
  const width = computeDisplayedWidth(box, size[0] / size[1], isCutOut)
  // Before 26.4 Safari skips entries of `sizes` that contain min() or max(), so an entry with the first length in the
  // parentheses follows each: https://webkit.org/b/304915
  const widths = [width, ...(width.match(/[\d.]+vw(?=.*\))/) ?? [])]
  if (box.media) return widths.map((each) => `${box.media} ${each}`)
  return [...widths.map((each) => `${densePhoneQuery} ${multiplyWidth(each, 2 / 3)}`), ...widths]
}

/** Width of a photograph that covers its box. A cut-out, or any photograph in a box with `isContained`, fits inside. */
function computeDisplayedWidth(box: Box, ratio: number, isCutOut: boolean): string {
  const limit = isCutOut || box.isContained ? 'min' : 'max'
  if (box.height) return `${limit}(${box.width}, ${box.height} * ${formatFactor(ratio)})`
  return multiplyWidth(box.width, box.ratio ? Math[limit](1, ratio / box.ratio) : 1)
}

const multiplyWidth = (width: string, factor: number) =>
  width.endsWith('vw')
    ? `${Math.round(parseFloat(width) * factor)}vw`
    : `calc(${width} * ${formatFactor(factor)})`
const formatFactor = (value: number) => String(Math.round(value * 1000) / 1000)

/** Fetches the file that this browser chooses for a slot, unless the visitor has turned on data saving. */
export function prefetchPhotograph(name: string, slot: Slot) {
  // `saveData` is the browser's setting for data saving: https://wicg.github.io/savedata/
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const source = listPictureSources(name, slot).find(({ media }) => !media || matchMedia(media).matches)
  Object.assign(new Image(), { sizes: source?.sizes, srcset: source?.srcSet })
}
