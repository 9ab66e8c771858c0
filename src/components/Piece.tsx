import { columns, labels } from 'virtual:content'
import type { Piece as ProductPiece } from '../content/schemas.ts'
import type { Box, Slot } from '../images/slots.ts'
import { jpegUrl } from '../images/sources.ts'
import { wantsNewTab } from '../lib/wantsNewTab.ts'
import { breakpoints } from '../styles/breakpoints.ts'
import { Dimensions } from './Dimensions.tsx'
import styles from './Piece.module.css'
import { Picture } from './Picture.tsx'

/** Width of one of the gallery's 60 columns: 1/60 of 90vw, or of 105rem on screens that are wider than --page. */
const columnWidth = { vw: 1.5, rem: 1.75 }

/** Slot of a piece: as wide as the columns that the build assigned to it, at most 85svh high. */
function slotOf(photograph: string): Slot {
  const spans = columns[photograph]
  if (!spans) return 'opening'
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

interface Props {
  piece: ProductPiece
  hero: boolean
  /** Called to open the lightbox. */
  onOpen: () => void
}

/** A piece of the gallery: its photograph, which opens the lightbox, with name, material and dimensions. */
export function Piece({ piece: { photograph, name, material, dimensions, layout }, hero, onOpen }: Props) {
  return (
    <figure
      id={photograph}
      className={`photo-${photograph} ${layout === 'opening' ? styles.opening : `${styles.piece} piece-${photograph}`}`}
    >
      <a
        href={jpegUrl(photograph)}
        data-enhanced
        aria-label={`${labels.lightbox.open}: ${[name, material].filter(Boolean).join('. ')}.`}
        onClick={(event) => {
          if (wantsNewTab(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        <Picture name={photograph} slot={slotOf(photograph)} hero={hero} />
      </a>
      <figcaption>
        <span>{name}</span>
        {material && <span>{material}</span>}
        <Dimensions dimensions={dimensions} />
      </figcaption>
    </figure>
  )
}
