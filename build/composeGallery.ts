import type { Content } from '../src/content/schemas.ts'

type Piece = Pick<Content['products']['pieces'][number], 'photograph' | 'layout'>

/** Columns of the gallery's grid: many, so that the spans of a row come close to the ratios of its pieces. */
export const columns = 60

/**
 * Limits of a row on each screen: most pieces, least share of its width for a piece, and ideal height as a share of the
 * gallery's width.
 */
export const screens = {
  phone: { most: 2, least: 0.38, height: 0.75 },
  tablet: { most: 2, least: 0.3, height: 0.6 },
  desktop: { most: 3, least: 0.18, height: 0.42 },
}
export type Screen = keyof typeof screens

/** Factor on the width of a piece by its layout; 1 on phones, which have no room for it. */
const weights = { opening: 1, full: 1, wide: 1.35, half: 1, narrow: 0.7 }

/**
 * Composes pieces into full rows and returns the column span of each. `ratios` are width / height. A piece with the layout
 * "full" has a row of its own; the others share rows of nearly the ideal height.
 */
export function composeGallery(
  pieces: readonly Piece[],
  ratios: readonly number[],
  screen: Screen,
): number[] {
  const { most, least, height } = screens[screen]
  const weightOf = (layout: keyof typeof weights) => (screen === 'phone' ? 1 : weights[layout])
  const widths = pieces.map(({ layout = 'half' }, index) => (ratios[index] ?? 1) * weightOf(layout))
  const isFull = pieces.map(({ layout }) => layout === 'full')
  /** Cost of a row with the pieces from `from` up to, not including, `to`; Infinity if they cannot share one. */
  const cost = (from: number, to: number) => {
    const row = widths.slice(from, to)
    const isShared = row.length > 1
    if (row.length > most || (isShared && isFull.slice(from, to).includes(true))) return Infinity
    if (Math.min(...row) < least * sum(row)) return Infinity
    return Math.log(1 / sum(row) / height) ** 2
  }
  // best[n] is the cheapest composition of the first n pieces.
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= pieces.length; to++) {
    const ways = Array.from({ length: Math.min(most, to) }, (_, index) => to - 1 - index).map((from) => ({
      cost: (best[from]?.cost ?? Infinity) + cost(from, to),
      from,
    }))
    best.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  const rows: number[][] = []
  for (let to = pieces.length; to > 0; to = best[to]?.from ?? 0)
    rows.unshift(widths.slice(best[to]?.from ?? 0, to))
  return rows.flatMap(share)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Distributes the columns in proportion to the widths; the last piece gets the rounding remainder. */
function share(widths: readonly number[]): number[] {
  const shares = widths.map((width) => Math.round((columns * width) / sum(widths)))
  return shares.map((each, index) =>
    index === shares.length - 1 ? columns - sum(shares.slice(0, -1)) : each,
  )
}
