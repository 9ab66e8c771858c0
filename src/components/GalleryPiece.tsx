import { labels } from 'virtual:content'
import type { Piece } from '../content/schemas.ts'
import { slotOfPiece } from '../images/slotOfPiece.ts'
import { jpegUrl } from '../images/sources.ts'
import { DialogLink } from './DialogLink.tsx'
import { Dimensions } from './Dimensions.tsx'
import styles from './GalleryPiece.module.css'
import { Picture } from './Picture.tsx'

interface Props {
  piece: Piece
  isFirst: boolean
  /** Called to open the lightbox. */
  onOpen: () => void
}

/** A piece of the gallery: its photograph, which opens the lightbox, with name, material and dimensions. */
export function GalleryPiece({ piece, isFirst, onOpen }: Props) {
  const { photograph, name, material, dimensions, layout } = piece
  return (
    <figure
      id={`piece-${photograph}`}
      className={`photo-${photograph} ${layout === 'opening' ? styles.opening : `${styles.piece} piece-${photograph}`}`}
    >
      <DialogLink
        href={jpegUrl(photograph)}
        aria-label={`${labels.lightbox.open}: ${[name, material].filter(Boolean).join('. ')}.`}
        onOpen={onOpen}
      >
        <Picture
          name={photograph}
          slot={slotOfPiece(piece)}
          isFirst={isFirst}
          className={styles.photograph}
        />
      </DialogLink>
      <figcaption className="caption">
        <span className={`caption-title ${styles.name}`}>{name}</span>
        {material && <span>{material}</span>}
        <Dimensions dimensions={dimensions} />
      </figcaption>
    </figure>
  )
}
