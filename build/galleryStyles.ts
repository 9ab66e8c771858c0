import { listComparedPieces } from '../owner/elevations.ts'
import { readContent } from '../owner/readContent.ts'
import { galleryColumnCount } from '../src/images/slots.ts'
import { computeColumnSpans, type ScreenSize } from './computeColumnSpans.ts'
import { findAnalyzedPhotograph } from './photographFiles.ts'

/** Largest number of compared pieces that fit beside each other on wide screens. With more, their row scrolls. */
const maxFittingPieces = 12

/** The custom properties from which SizeComparison.module.css computes its scale. `width` is in mm. */
export function renderComparisonRule(pieces: readonly { width: number }[]): string {
  const length = pieces.reduce((sum, { width }) => sum + width / 100, 0) // in units of 100 mm
  const overflowCss =
    pieces.length > maxFittingPieces ? ';--compared-scale:var(--smallest-scale);--compared-arrow:block' : ''
  return `.Compared-pieces{--compared-count:${pieces.length};--compared-length:${length}${overflowCss}}`
}

/** For each piece but the opening one: the name of its photograph, and its column span on each screen size. */
export async function computeGalleryColumnSpans(): Promise<
  [photograph: string, columns: Record<ScreenSize, number>][]
> {
  const pieces = readContent().content.products.pieces.filter(({ layout }) => layout !== 'opening')
  const photographs = await Promise.all(pieces.map(({ photograph }) => findAnalyzedPhotograph(photograph)))
  const ratios = photographs.map(({ sizes }) => sizes.whole[0] / sizes.whole[1])
  const computeSpans = (screen: ScreenSize) => computeColumnSpans(pieces, ratios, screen)
  const [phone, tablet, desktop] = [computeSpans('phone'), computeSpans('tablet'), computeSpans('desktop')]
  return pieces.map(({ photograph }, index) => [
    photograph,
    { phone: phone[index] ?? 0, tablet: tablet[index] ?? 0, desktop: desktop[index] ?? 0 },
  ])
}

/** The rules of `virtual:gallery.css`. */
export async function renderGalleryCss(): Promise<string> {
  // A piece alone in its row is centred, because its maximum height (85svb) can make it narrower than the row.
  const renderGridColumn = (span: number) =>
    `grid-column:span ${span};justify-self:${span === galleryColumnCount ? 'center' : 'start'}`
  const columnRules = (await computeGalleryColumnSpans()).map(
    ([photograph, { phone, tablet, desktop }]) =>
      `.Span-${photograph}{${renderGridColumn(phone)};@media (--tablet){${renderGridColumn(tablet)}}@media (--desktop){${renderGridColumn(desktop)}}}`,
  )
  const comparedPieces = listComparedPieces(readContent().content.products.pieces)
  return `@layer components{${renderComparisonRule(comparedPieces)}${columnRules.join('')}}`
}
