import { products } from 'virtual:content'
import { useState, type ReactNode } from 'react'
import styles from './Gallery.module.css'
import { Lightbox } from './Lightbox.tsx'
import { GalleryPiece } from './GalleryPiece.tsx'

const { pieces } = products
/** How many pieces are rendered before `children`. */
const openingCount = pieces[0]?.layout === 'opening' ? 1 : 0

/**
 * The opening piece, then `children`, then the other pieces in the rows that the build composed. Each opens in a lightbox;
 * without JavaScript its link leads to the image file.
 */
export function Gallery({ children }: { children: ReactNode }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const figures = pieces.map((piece, index) => (
    <GalleryPiece
      key={piece.photograph}
      piece={piece}
      isFirst={index === 0}
      onOpen={() => setOpenIndex(index)}
    />
  ))
  return (
    <>
      {figures.slice(0, openingCount)}
      {children}
      <div className={`${styles.gallery} when-parsed`}>{figures.slice(openingCount)}</div>
      {openIndex !== null && <Lightbox index={openIndex} show={setOpenIndex} />}
    </>
  )
}
