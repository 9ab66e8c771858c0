import { about, headings } from 'virtual:content'
import { Marquee } from '../components/Marquee.tsx'
import { Picture } from '../components/Picture.tsx'
import { Split } from '../components/Split.tsx'
import styles from './About.module.css'

const { certifications, coreValues, description, firm, vision, whoWeAre } = about
const aimIds = vision.items.map((_, index) => `aim-${index}`)
const [leadParagraph, ...paragraphs] = description.paragraphs

/** The about page: its six sections in the specified order (`about.order` in e2e/specification.ts). */
export const About = () => (
  <>
    <Split
      photograph={firm.photograph}
      isFirst
      headingId="firm"
      heading={headings['/about']}
      intro={<p className="lead">{firm.lead}</p>}
    >
      <p>{firm.text}</p>
    </Split>
    <Split
      photograph={description.photograph}
      isPhotographAtEnd
      isOnPaper
      headingId="company"
      heading={description.heading}
      intro={<p className="lead">{leadParagraph}</p>}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Split>
    <section className={styles.whoWeAre} aria-labelledby="who-we-are">
      <h2 id="who-we-are">{whoWeAre.heading}</h2>
      <Statements items={whoWeAre.items} />
    </section>
    <section className="illustrated iron" aria-labelledby={aimIds.join(' ')}>
      <Picture name={vision.photograph} slot="vision" className={`${styles.visionPicture} illustration`} />
      <div className={styles.aims}>
        {vision.items.map(({ heading, text }, index) => (
          <div key={heading} className="stack">
            <h2 id={aimIds[index]}>{heading}</h2>
            <p className="lead">{text}</p>
          </div>
        ))}
      </div>
    </section>
    <section className={`${styles.values} plaster`} aria-labelledby="core-values">
      <h2 id="core-values">{coreValues.heading}</h2>
      {coreValues.photograph && (
        <Picture name={coreValues.photograph} slot="coreValues" className={styles.valuesPicture} />
      )}
      <Statements items={coreValues.items} />
    </section>
    <Split
      photograph={certifications.photograph}
      isPhotographAtEnd
      isOnPaper
      headingId="certifications"
      heading={certifications.heading}
      foot={<Marquee />}
    >
      <p>{certifications.text}</p>
    </Split>
  </>
)

/** A list of terms, each with a sentence. */
const Statements = ({ items }: Pick<typeof whoWeAre, 'items'>) => (
  <ul role="list" className={styles.statements}>
    {items.map(({ term, text }) => (
      <li key={term} className={styles.statement}>
        <strong className={styles.term}>{term}</strong> <span className={styles.sentence}>{text}</span>
      </li>
    ))}
  </ul>
)
