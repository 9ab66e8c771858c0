import { useState } from 'react'
import { headings, products } from 'virtual:content'
import { GalleryRows, GalleryPiece } from '../components/Gallery.tsx'
import { Lightbox } from '../components/Lightbox.tsx'
import { SizeComparison } from '../components/SizeComparison.tsx'
import { joinClasses } from '../lib/joinClasses.ts'
import styles from './Products.module.css'

const { pieces, text } = products
/** Whether the first piece stands beside the heading on desktops. */
const hasOpeningPiece = pieces[0]?.layout === 'opening'

/**
 * The products page: the opening piece, the size comparison, then the rows of the other pieces. A click on
 * a piece opens the lightbox; without JavaScript the link leads to the image file.
 */
export function Products() {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const pieceElements = pieces.map((piece, index) => (
    <GalleryPiece key={piece.photograph} piece={piece} onOpen={() => setOpenIndex(index)} />
  ))
  return (
    <section className={joinClasses('plaster', hasOpeningPiece && styles.opening)} aria-labelledby="products">
      <header className="stack">
        <h1 id="products">{headings['/products']}</h1>
        <p>{text}</p>
      </header>
      {hasOpeningPiece && pieceElements[0]}
      <SizeComparison />
      <GalleryRows>{hasOpeningPiece ? pieceElements.slice(1) : pieceElements}</GalleryRows>
      {openIndex !== null && <Lightbox index={openIndex} onIndexChange={setOpenIndex} />}
    </section>
  )
}
