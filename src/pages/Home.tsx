import { headings, home } from 'virtual:content'
import { Card } from '../components/Card.tsx'
import { Carousel } from '../components/Carousel.tsx'
import { PhoneLink } from '../components/ContactLinks.tsx'
import { Counters } from '../components/Counters.tsx'
import { CertificationDrawing } from '../components/CertificationDrawing.tsx'
import { TimberJoint } from '../components/TimberJoint.tsx'
import { PageLink } from '../components/PageLink.tsx'
import { Picture } from '../components/Picture.tsx'
import { Split } from '../components/Split.tsx'
import { TourFilm } from '../components/TourFilm.tsx'
import { joinClasses } from '../lib/joinClasses.ts'
import styles from './Home.module.css'

const { approach, cards, categories, certifications, counters, intro, promo } = home

/** The variants repeat: large, small, wide. The last card is never large, as no small card would share its row. */
function chooseCardLayout(index: number) {
  const positionInGroup = index % 3
  const isLast = index === cards.items.length - 1
  const variant = positionInGroup === 1 ? 'small' : positionInGroup === 0 && !isLast ? 'large' : 'wide'
  return { variant, isAloneInRow: isLast && positionInGroup !== 2 } as const
}

/** The home page (`home.*` in e2e/specification.ts). */
export const Home = () => (
  <>
    <Carousel />
    <section className={`${styles.intro} titled`} aria-labelledby="headline">
      <h1 id="headline">{headings['/']}</h1>
      <div className={styles.introText}>
        <p>{intro.text}</p>
        {/* The state "smooth" makes /about scroll smoothly to its top (usePageChange.ts). */}
        <PageLink to="/about" className="button" state="smooth">
          {intro.button}
        </PageLink>
        <p className="phone-line">
          {`${intro.call} `}
          <PhoneLink />
        </p>
      </div>
    </section>
    {certifications.marks.length > 0 && (
      <section className={styles.certifications} aria-labelledby="certifications">
        <div className={`${styles.tightStack} stack small`}>
          <h2 id="certifications" className="minor-heading">
            {certifications.heading}
          </h2>
          <p>{certifications.text}</p>
        </div>
        <ul role="list" className={`${styles.marks} when-parsed`}>
          {certifications.marks.map(({ label, drawing }) => (
            <li key={label}>
              <CertificationDrawing drawing={drawing} />
              {label}
            </li>
          ))}
        </ul>
      </section>
    )}
    <section className={styles.counters} aria-labelledby="numbers">
      <h2 id="numbers" className="visually-hidden">
        {counters.heading}
      </h2>
      <Counters />
    </section>
    <section className={`${styles.promo} illustrated iron`} aria-labelledby="promo">
      <Picture name={promo.photograph} slot="promo" className={`${styles.promoPicture} illustration`} />
      <div className={`${styles.promoText} stack`}>
        <h2 id="promo" className={styles.capitals}>
          {promo.heading}
        </h2>
        <p className="lead">{promo.lead}</p>
        <p>{promo.text}</p>
      </div>
      {promo.film && <TourFilm film={promo.film} className={styles.promoFilm} />}
      <PageLink
        to="/products"
        className={joinClasses('button', styles.promoButton, promo.film && styles.besideFilm)}
      >
        {`${promo.button} `}
        <span className="visually-hidden">{promo.buttonAbout}</span>
      </PageLink>
    </section>
    <section className={`${styles.categories} plaster`} aria-labelledby="categories">
      <div className={`${styles.tightStack} stack`}>
        <h2 id="categories">{categories.heading}</h2>
        <p>{categories.text}</p>
      </div>
      <ul role="list">
        {categories.items.map(({ label, photograph }) => (
          <li key={label}>
            <PageLink to="/products">{label}</PageLink>
            <Picture name={photograph} slot="category" className={styles.categoryPicture} />
          </li>
        ))}
      </ul>
      <PageLink to="/products" className="button">
        {`${categories.button} `}
        <span className="visually-hidden">{categories.buttonAbout}</span>
      </PageLink>
    </section>
    <section aria-labelledby="cards">
      <TimberJoint className={styles.joint} />
      <h2 id="cards">{cards.heading}</h2>
      <div className={styles.cardGrid}>
        {cards.items.map((card, index) => (
          <Card key={card.heading} card={card} {...chooseCardLayout(index)} />
        ))}
      </div>
    </section>
    <Split
      photograph={approach.photograph}
      headingId="approach"
      heading={<span className={styles.capitals}>{approach.heading}</span>}
    >
      {approach.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <PageLink to="/contact" className="button">
        {approach.button}
      </PageLink>
    </Split>
  </>
)
