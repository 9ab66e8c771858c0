import type { ReactNode } from 'react'
import { labels, products } from 'virtual:content'
import type { Piece } from '../content/schemas/contentSchemas.ts'
import { findPieceSlot, toJpegUrl } from '../images/sources.ts'
import { formatPieceName } from '../lib/formatPieceName.ts'
import { DialogLink } from './DialogLink.tsx'
import styles from './Gallery.module.css'
import { Picture } from './Picture.tsx'
import { PieceText } from './PieceText.tsx'

/** The rows of the gallery: all pieces but the opening one. build/computeColumnSpans.ts arranges them. */
export const GalleryRows = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.rows} when-parsed`}>{children}</div>
)

/** A piece of furniture in the gallery: a caption, and a photograph that opens the lightbox (`onOpen`). */
export function GalleryPiece({ piece, onOpen }: { piece: Piece; onOpen: () => void }) {
  const { photograph, layout } = piece
  const pieceClass = layout === 'opening' ? styles.opening : `${styles.piece} Span-${photograph}`
  return (
    // Photo-NAME sets --ratio, on which the figure's width depends. Span-NAME: build/galleryStyles.ts.
    <figure id={`piece-${photograph}`} className={`Photo-${photograph} ${pieceClass}`}>
      <DialogLink
        href={toJpegUrl(photograph)}
        aria-label={`${labels.lightbox.open}: ${formatPieceName(piece)}.`}
        onOpen={onOpen}
      >
        <Picture
          name={photograph}
          slot={findPieceSlot(photograph)}
          isFirst={piece === products.pieces[0]}
          className={styles.picture}
        />
      </DialogLink>
      <figcaption className="caption">
        <PieceText piece={piece} nameClass={styles.name} />
      </figcaption>
    </figure>
  )
}
