import { columns, labels } from 'virtual:content'
import type { Content } from '../content/schemas.ts'
import type { Box, Slot } from '../images/slots.ts'
import { jpegUrl } from '../images/sources.ts'
import { wantsNewTab } from '../lib/wantsNewTab.ts'
import { breakpoints } from '../styles/breakpoints.ts'
import { Dimensions } from './Dimensions.tsx'
import styles from './Piece.module.css'
import { Picture } from './Picture.tsx'

/** The gallery: grid columns, width in vw, maximum width in rem (--page). */
const gallery = { columns: 60, share: 90, most: 105 }

/** Slot of a piece: as wide as the grid columns that the build assigned, at most 85svh high. */
function slotOf(photograph: string): Slot {
  const piece = columns[photograph]
  if (!piece) return 'opening'
  const box = (span: number): Box => ({
    width: `min(${(gallery.share * span) / gallery.columns}vw, ${(gallery.most * span) / gallery.columns}rem)`,
    height: '85svh',
    isWhole: true,
  })
  return [
    { media: breakpoints.desktop, ...box(piece.desktop) },
    { media: breakpoints.tablet, ...box(piece.tablet) },
    box(piece.phone),
  ]
}

interface Props {
  piece: Content['products']['pieces'][number]
  hero: boolean
  /** Called to open the lightbox. */
  onOpen: () => void
}

/** A piece of the gallery: photograph (a link to the lightbox), name, material and dimensions. */
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
