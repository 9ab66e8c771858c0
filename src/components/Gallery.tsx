import { products } from 'virtual:content'
import { useState, type ReactNode } from 'react'
import styles from './Gallery.module.css'
import { Lightbox } from './Lightbox.tsx'
import { Piece } from './Piece.tsx'

const { pieces } = products
/** The first piece opens the page where its layout says so. */
const opening = pieces[0]?.layout === 'opening' ? 1 : 0

/**
 * The pieces: one that opens the page, then `children`, then the others in full rows, as the build has composed them. Each
 * opens large in a lightbox, or as a plain picture where there is no script.
 */
export function Gallery({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<number | null>(null)
  const figures = pieces.map((piece, index) => (
    <Piece key={piece.photograph} piece={piece} hero={index === 0} onOpen={() => setOpen(index)} />
  ))
  return (
    <>
      {figures.slice(0, opening)}
      {children}
      <div className={`${styles.gallery} when-parsed`}>{figures.slice(opening)}</div>
      {open !== null && <Lightbox index={open} show={setOpen} />}
    </>
  )
}
