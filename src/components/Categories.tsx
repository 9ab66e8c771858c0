import { home } from 'virtual:content'
import styles from './Categories.module.css'
import { PageLink } from './PageLink.tsx'
import { Picture } from './Picture.tsx'

const { categories } = home

/** The product categories: each row is a link to /products with a photograph. */
export const Categories = () => (
  <section className={`${styles.rows} plaster`} aria-labelledby="categories">
    <div className="stack">
      <h2 id="categories">{categories.heading}</h2>
      <p>{categories.text}</p>
    </div>
    <ul>
      {categories.items.map(({ label, photograph }) => (
        <li key={label}>
          <PageLink to="/products">{label}</PageLink>
          <Picture name={photograph} slot="category" className={styles.photograph} />
        </li>
      ))}
    </ul>
    <PageLink to="/products" className="button">
      {categories.button} <span className="visually-hidden">{categories.buttonAbout}</span>
    </PageLink>
  </section>
)
