import { galleryColumns } from 'virtual:content'
import { galleryColumnCount, byViewport, type Box, type Slot } from './slots.ts'

/** Width of one of the gallery's columns. The gallery is at most --page-width (105 rem) wide. */
const columnWidth = { vw: 90 / galleryColumnCount, rem: 105 / galleryColumnCount }

/** Slot of the piece with this photograph: as wide as the columns that the build assigned to it, at most 85svh high. */
export function findPieceSlot(photograph: string): Slot {
  const spans = galleryColumns[photograph]
  if (!spans) return 'opening' // only the opening piece has no entry
  const createBox = (span: number): Box => ({
    width: `min(${columnWidth.vw * span}vw, ${columnWidth.rem * span}rem)`,
    height: '85svh',
    isContained: true,
  })
  return byViewport(createBox(spans.desktop), createBox(spans.tablet), createBox(spans.phone))
}
