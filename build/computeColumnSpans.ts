import type { Piece } from '../src/content/schemas/contentSchemas.ts'
import { galleryColumnCount } from '../src/images/slots.ts'

/** Limits of a row, by screen size. `minShare` (narrowest piece) and `idealHeight` are shares of the row's width. */
export const rowLimits = {
  phone: { maxPieces: 2, minShare: 0.38, idealHeight: 0.75 },
  tablet: { maxPieces: 2, minShare: 0.3, idealHeight: 0.6 },
  desktop: { maxPieces: 3, minShare: 0.18, idealHeight: 0.42 },
}
export type ScreenSize = keyof typeof rowLimits

/** The factor by which each layout widens or narrows a piece within its row. Not used on phones. */
const layoutWeights = { opening: 1, full: 1, wide: 1.35, half: 1, narrow: 0.7 }

/**
 * Arranges pieces in rows without gaps, and returns how many grid columns each piece spans. `ratios`: width / height
 * of their photographs. A piece with the layout "full" has its own row; others share rows of nearly the ideal height.
 */
export function computeColumnSpans(
  pieces: readonly Pick<Piece, 'photograph' | 'layout'>[],
  ratios: readonly number[],
  screen: ScreenSize,
): number[] {
  const { maxPieces, minShare, idealHeight } = rowLimits[screen]
  const chooseWeight = (layout: keyof typeof layoutWeights) =>
    screen === 'phone' ? 1 : layoutWeights[layout]
  const widths = pieces.map(({ layout = 'half' }, index) => (ratios[index] ?? 1) * chooseWeight(layout))
  const fullRowFlags = pieces.map(({ layout }) => layout === 'full')
  /** Cost of a row of the pieces `from` to `to - 1`: 0 at the ideal height, Infinity if they cannot share a row. */
  const computeRowCost = (from: number, to: number) => {
    const rowWidths = widths.slice(from, to)
    if (rowWidths.length > 1 && fullRowFlags.slice(from, to).includes(true)) return Infinity
    if (Math.min(...rowWidths) < minShare * sum(rowWidths)) return Infinity
    // A row is 1 wide, so 1 / sum(rowWidths) is its height. Because of the logarithm, half and twice the ideal height
    // have the same cost.
    return Math.log(1 / sum(rowWidths) / idealHeight) ** 2
  }
  // bestDivisions[n]: the cheapest division of the first n pieces into rows. Its last row begins at the index `from`.
  const bestDivisions: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= pieces.length; to++) {
    const candidates = Array.from({ length: Math.min(maxPieces, to) }, (_, index) => {
      const from = to - 1 - index
      return { cost: (bestDivisions[from]?.cost ?? Infinity) + computeRowCost(from, to), from }
    })
    bestDivisions.push(candidates.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  const rows: number[][] = []
  for (let to = pieces.length; to > 0; to = bestDivisions[to]?.from ?? 0)
    rows.unshift(widths.slice(bestDivisions[to]?.from ?? 0, to))
  return rows.flatMap(distributeColumns)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Distributes the columns of a row in proportion to the widths; the last piece gets the rounding remainder. */
function distributeColumns(widths: readonly number[]): number[] {
  const columnSpans = widths.map((width) => Math.round((galleryColumnCount * width) / sum(widths)))
  return columnSpans.with(columnSpans.length - 1, galleryColumnCount - sum(columnSpans.slice(0, -1)))
}
