import type { Content } from '../src/content/schemas.ts'

type Piece = Pick<Content['products']['pieces'][number], 'photograph' | 'layout'>

/** Columns of the gallery's grid: many, so that the pieces of a row can share it by their ratios. */
export const columns = 60

/**
 * What a row may be on each screen: how many pieces at most, the least share of it for one, and its best height as a share of
 * the gallery's width.
 */
export const screens = {
  phone: { most: 2, least: 0.38, height: 0.75 },
  tablet: { most: 2, least: 0.3, height: 0.6 },
  desktop: { most: 3, least: 0.18, height: 0.42 },
}
export type Screen = keyof typeof screens

/** How much wider or narrower a piece is than its ratio says; on a phone there is no room for that. */
const weights = { opening: 1, full: 1, wide: 1.35, half: 1, narrow: 0.7 }

/**
 * Composes pieces into full rows: returns the columns of each, whose sum is that of the grid row by row. `ratios` are width /
 * height. A piece of the layout "full" has a row of its own; the others share rows whose heights come close to the best.
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
  /** How bad a row is from one piece up to another; infinite where they cannot share one. */
  const cost = (from: number, to: number) => {
    const row = widths.slice(from, to)
    const isShared = row.length > 1
    if (row.length > most || (isShared && isFull.slice(from, to).includes(true))) return Infinity
    if (Math.min(...row) < least * sum(row)) return Infinity
    return Math.log(1 / sum(row) / height) ** 2
  }
  // The best way to compose the first n pieces, for each n.
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

/** Shares the columns out by width; what rounding leaves goes to the last. */
function share(widths: readonly number[]): number[] {
  const shares = widths.map((width) => Math.round((columns * width) / sum(widths)))
  return shares.map((each, index) =>
    index === shares.length - 1 ? columns - sum(shares.slice(0, -1)) : each,
  )
}
