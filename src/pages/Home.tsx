import { Card } from '../components/Card.tsx'
import { Carousel } from '../components/Carousel.tsx'
import { PhoneLink } from '../components/ContactLinks.tsx'
import { Counters } from '../components/Counters.tsx'
import { HouseMark } from '../components/HouseMark.tsx'
import { Joint } from '../components/Joint.tsx'
import { PageLink } from '../components/PageLink.tsx'
import { Picture } from '../components/Picture.tsx'
import { TourFilm } from '../components/TourFilm.tsx'
import { approach, cards, categories, certifications, counters, intro, promo } from '../content/home.ts'
import { smoothToTop } from '../lib/smoothToTop.ts'
import styles from './Home.module.css'

/** The home page: specification §2, Home. */
export function Home() {
  return (
    <>
      <Carousel />
      <section className={styles.intro} aria-labelledby="headline">
        <h1 id="headline" tabIndex={-1}>
          {intro.headline}
        </h1>
        <div>
          <p>{intro.text}</p>
          <PageLink to="/about" className="button" state={smoothToTop}>
            {intro.button}
          </PageLink>
          <p className="call">
            {intro.call} <PhoneLink />
          </p>
        </div>
      </section>
      <section className={styles.certifications} aria-labelledby="certifications">
        <div>
          <h2 id="certifications">{certifications.heading}</h2>
          <p>{certifications.text}</p>
        </div>
        <ul>
          {certifications.marks.map(({ label, drawing }) => (
            <li key={label}>
              <HouseMark drawing={drawing} />
              {label}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.counters} aria-labelledby="numbers">
        <h2 id="numbers" className="visually-hidden">
          {counters.heading}
        </h2>
        <Counters />
      </section>
      <section className={styles.promo} aria-labelledby="promo">
        <Picture name="tour-living" place="tour" className={styles.promoPicture} />
        <div>
          <h2 id="promo">{promo.heading}</h2>
          <p className={styles.promoLead}>{promo.lead}</p>
          <p>{promo.text}</p>
        </div>
        <TourFilm className={styles.play} />
        <PageLink to="/products" className="button">
          {promo.button} <span className="visually-hidden">{promo.buttonAbout}</span>
        </PageLink>
      </section>
      <section className={styles.categories} aria-labelledby="categories">
        <div>
          <h2 id="categories">{categories.heading}</h2>
          <p>{categories.text}</p>
        </div>
        <ul>
          {categories.items.map(({ label, photo }, index) => (
            <li key={label}>
              <PageLink to="/products">{label}</PageLink>
              <Picture
                name={photo}
                place={index === 0 ? 'categoryFirst' : 'category'}
                className={styles.categoryPicture}
              />
            </li>
          ))}
        </ul>
        <PageLink to="/products" className="button">
          {categories.button} <span className="visually-hidden">{categories.buttonAbout}</span>
        </PageLink>
      </section>
      <section className={styles.cards} aria-labelledby="cards">
        <Joint className={styles.joint} />
        <h2 id="cards">{cards.heading}</h2>
        {cards.items.map((content) => (
          <Card key={content.heading} content={content} />
        ))}
      </section>
      <section className={styles.approach} aria-labelledby="approach">
        <Picture name="materials" place="approach" className={styles.approachPicture} />
        <div>
          <h2 id="approach">{approach.heading}</h2>
          {approach.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <PageLink to="/contact" className="button">
            {approach.button}
          </PageLink>
        </div>
      </section>
    </>
  )
}
