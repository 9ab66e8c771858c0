import type { ReactNode } from 'react'
import { CertificationsMarquee } from '../components/Marquee.tsx'
import { Picture } from '../components/Picture.tsx'
import {
  certificationsMarquee,
  coreValues,
  description,
  firm,
  visionAndMission,
  whoWeAre,
} from '../content/about.ts'
import styles from './About.module.css'

/** The about page: its six sections in the order of specification §2. */
export function About() {
  return (
    <>
      <section className={styles.firm} aria-labelledby="firm">
        <Picture name="workshop" place="firm" hero className={styles.workshop} />
        <div>
          <h1 id="firm" tabIndex={-1}>
            {firm.heading}
          </h1>
          <p className={styles.lead}>{firm.lead}</p>
          <p>{firm.text}</p>
        </div>
      </section>
      <section className={styles.description} aria-labelledby="company">
        <h2 id="company">{description.heading}</h2>
        <div>
          {description.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture name="brass-corner" place="company" className={styles.corner} />
      </section>
      <Statements id="who-we-are" {...whoWeAre} />
      <section
        className={styles.vision}
        aria-label={visionAndMission.map(({ heading }) => heading).join(' and ')}
      >
        <Picture name="hero-bar" place="vision" className={styles.bar} />
        {visionAndMission.map(({ heading, text }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <Statements id="core-values" {...coreValues}>
        <div className={styles.piece} data-screen-only>
          <Picture name="iron-side-table" place="underValues" />
        </div>
      </Statements>
      <section className={styles.certifications} aria-labelledby="certifications">
        <Picture name="house-mark" place="houseMark" className={styles.mark} />
        <div>
          <h2 id="certifications">{certificationsMarquee.heading}</h2>
          <p>{certificationsMarquee.text}</p>
        </div>
        <CertificationsMarquee />
      </section>
    </>
  )
}

/** A heading over a large two-column list with hairlines, and what stands beside it. */
function Statements({
  id,
  heading,
  items,
  children,
}: {
  id: string
  heading: string
  items: { term: string; text: string }[]
  children?: ReactNode
}) {
  return (
    <section className={styles.statements} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {items.map(({ term, text }) => (
          <li key={term}>
            <strong>{term}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
