import { galleryColumns } from 'virtual:content'
import type { Piece } from '../content/schemas.ts'
import { breakpoints } from '../styles/breakpoints.ts'
import type { Box, Slot } from './slots.ts'

/** Width of one of the gallery's 60 columns: 1/60 of 90vw, at most 1/60 of 105rem (--page-width). */
const columnWidth = { vw: 1.5, rem: 1.75 }

/** Slot of a piece: as wide as the columns that the build assigned to it, at most 85svh high. */
export function slotOfPiece({ photograph, layout }: Pick<Piece, 'photograph' | 'layout'>): Slot {
  if (layout === 'opening') return 'opening'
  const spans = galleryColumns[photograph]
  if (!spans) throw new Error(`${photograph}: expected a piece of the gallery`)
  const boxOf = (span: number): Box => ({
    width: `min(${columnWidth.vw * span}vw, ${columnWidth.rem * span}rem)`,
    height: '85svh',
    isContained: true,
  })
  return [
    { media: breakpoints.desktop, ...boxOf(spans.desktop) },
    { media: breakpoints.tablet, ...boxOf(spans.tablet) },
    boxOf(spans.phone),
  ]
}
