import { useState } from 'react'
import { products } from 'virtual:content'
import { GalleryPiece } from '../components/GalleryPiece.tsx'
import { Lightbox } from '../components/Lightbox.tsx'
import { SizeComparison } from '../components/SizeComparison.tsx'
import { findHeading } from '../content/findPage.ts'
import styles from './Products.module.css'

const { pieces, text } = products
/** How many pieces stand beside the heading on wide screens. */
const openingCount = pieces[0]?.layout === 'opening' ? 1 : 0

/**
 * The products page: the opening piece, the size comparison, then the other pieces in the rows that the build composed. Each
 * opens in a lightbox; without JavaScript its link leads to the image file.
 */
export function Products() {
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
    <section className={`${openingCount > 0 ? styles.withOpening : ''} plaster`} aria-labelledby="products">
      <header className="stack">
        <h1 id="products" tabIndex={-1}>
          {findHeading('/products')}
        </h1>
        <p>{text}</p>
      </header>
      {figures.slice(0, openingCount)}
      <SizeComparison />
      <div className={`${styles.gallery} when-parsed`}>{figures.slice(openingCount)}</div>
      {openIndex !== null && <Lightbox index={openIndex} show={setOpenIndex} />}
    </section>
  )
}
