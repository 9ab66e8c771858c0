import { products } from 'virtual:content'
import { Gallery } from '../components/Gallery.tsx'
import { SizeComparison } from '../components/SizeComparison.tsx'
import { findHeading } from '../content/findPage.ts'
import styles from './Products.module.css'

/** The products page: on wide screens its heading is beside the opening piece of the gallery. */
export function Products() {
  return (
    <section className={styles.products} aria-labelledby="products">
      <header className="stack">
        <h1 id="products" tabIndex={-1}>
          {findHeading('/products')}
        </h1>
        <p>{products.text}</p>
      </header>
      <Gallery>
        <SizeComparison />
      </Gallery>
    </section>
  )
}
