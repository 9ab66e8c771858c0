import { Floor } from '../components/Floor.tsx'
import { Gallery } from '../components/Gallery.tsx'
import { products } from '../content/products.ts'
import styles from './Products.module.css'

/** The products page: its heading beside the first photograph of the gallery. */
export function Products() {
  return (
    <section className={styles.products} aria-labelledby="products">
      <header>
        <h1 id="products" tabIndex={-1}>
          {products.heading}
        </h1>
        <p>{products.text}</p>
      </header>
      <Gallery names={products.gallery}>
        <Floor />
      </Gallery>
    </section>
  )
}
