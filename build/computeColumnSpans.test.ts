import { expect, test } from 'vitest'
import { galleryColumnCount } from '../src/images/slots.ts'
import { pieceLayouts } from '../src/content/schemas/pageSchemas.ts'
import { computeColumnSpans, rowLimits, type ScreenSize } from './computeColumnSpans.ts'

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function* generateRandom(seed: number): Generator<number, never> {
  for (;;) yield (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
}

/** Splits spans into rows. Throws if a span does not fit, or if a row is not full. */
function splitIntoRows(spans: number[]): number[][] {
  const rows: number[][] = [[]]
  let freeColumns = galleryColumnCount
  for (const span of spans) {
    if (freeColumns === 0) {
      rows.push([])
      freeColumns = galleryColumnCount
    }
    freeColumns -= span
    if (freeColumns < 0) throw new Error(`${spans.join(' ')}: ${span} does not fit into its row`)
    rows.at(-1)?.push(span)
  }
  if (freeColumns > 0) throw new Error(`${spans.join(' ')}: a hole of ${freeColumns} columns`)
  return rows
}

test.each(Object.keys(rowLimits) as ScreenSize[])(
  '1 to 24 pieces of any ratio fill their rows: %s',
  (screen) => {
    const randomNumbers = generateRandom(7)
    const takeRandom = () => randomNumbers.next().value
    for (let count = 1; count <= 24; count++)
      for (let round = 0; round < 20; round++) {
        const ratios = Array.from({ length: count }, () => 0.5 * 4 ** takeRandom()) // from 1:2 to 2:1
        const pieces = ratios.map((_, index) => {
          const layout = pieceLayouts[Math.floor(takeRandom() * 2 * pieceLayouts.length)]
          return { photograph: `piece-${index}`, ...(layout && layout !== 'opening' && { layout }) }
        })
        const rows = splitIntoRows(computeColumnSpans(pieces, ratios, screen))
        expect(rows.flat()).toHaveLength(count)
        expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(rowLimits[screen].maxPieces)
        expect(Math.min(...rows.flat())).toBeGreaterThanOrEqual(
          Math.floor(rowLimits[screen].minShare * galleryColumnCount) - 1,
        )
      }
  },
)

test('a piece of the layout "full" has a row of its own', () => {
  const pieces = [{ photograph: 'a' }, { photograph: 'b', layout: 'full' as const }, { photograph: 'c' }]
  expect(computeColumnSpans(pieces, [1, 1, 1], 'desktop')).toEqual([60, 60, 60])
})
