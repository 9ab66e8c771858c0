import { AddressLines } from '../components/AddressLines.tsx'
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx'
import { Form, type Values } from '../components/Form.tsx'
import { MapFrame } from '../components/MapFrame.tsx'
import { Picture } from '../components/Picture.tsx'
import { confirmation, contact } from '../content/forms.ts'
import { emailHref, site, whatsAppHref } from '../content/site.ts'
import { words } from '../content/words.ts'
import { mapPageAddress } from '../lib/mapAddress.ts'
import { filledEmail } from '../lib/filledEmail.ts'
import { scrollToTarget } from '../lib/scrollToTarget.ts'
import styles from './Contact.module.css'
import formStyles from './FormPage.module.css'

const places = ['factory', 'headOffice', 'showroom'] as const

/** What the visitor reads and takes along: a filled e-mail, and the same text to copy. */
function confirm(values: Values) {
  const copy = contact.form.fields.map(({ name, label }) => `${label}: ${values[name] ?? ''}`).join('\r\n')
  const { href, isWhole } = filledEmail(emailHref, contact.emailSubject, copy)
  const text = (
    <>
      <p>
        {confirmation.thanks}, {values.name?.trim()}. {confirmation.nothingSent}{' '}
        {isWhole ? null : confirmation.tooLong}
      </p>
      <a className="button" data-primary href={href}>
        {confirmation.email}
      </a>{' '}
      <p>
        {confirmation.orCall} <PhoneLink />.
      </p>
    </>
  )
  return { text, copy, isWhole }
}

/** The contact page: addresses, ways to reach the firm, map and form. */
export function Contact() {
  const { latitude, longitude } = site.map
  return (
    <>
      <section className={styles.contact} aria-labelledby="contact">
        <div className={styles.words}>
          <header>
            <h1 id="contact" tabIndex={-1}>
              {contact.heading}
            </h1>
            <p>{contact.text}</p>
          </header>
          <p className={styles.reach}>
            <PhoneLink />
            <EmailLink />
            <a href={whatsAppHref} target="_blank" rel="noopener noreferrer">
              {contact.whatsApp} <span className="visually-hidden">({words.newTab})</span>
            </a>
          </p>
          <a
            className={`button ${styles.toForm}`}
            href="#contact-form"
            onClick={scrollToTarget}
            data-screen-only
          >
            {contact.formHeading}
          </a>
        </div>
        <Picture name="spindle-chair" place="aside" hero className={styles.chair} />
        <div className={`${styles.places} named`}>
          {places.map((place) => (
            <div key={place}>
              <h2>{contact.places[place]}</h2>
              <AddressLines place={place} />
            </div>
          ))}
        </div>
        <div className={styles.map}>
          <MapFrame />
          <p>
            <a href={mapPageAddress(latitude, longitude)} target="_blank" rel="noopener noreferrer">
              {contact.mapLink}
            </a>
          </p>
        </div>
      </section>
      <section
        className={`${formStyles.page} ${formStyles.illustrated} ${formStyles.beside} ${styles.form}`}
        aria-labelledby="contact-form"
        data-screen-only
      >
        <Picture name="showroom" place="besideShortForm" className={formStyles.photograph} />
        <header>
          <h2 id="contact-form" tabIndex={-1}>
            {contact.formHeading}
          </h2>
          <p>{contact.formText}</p>
        </header>
        <div>
          <Form
            content={contact.form}
            label={contact.formHeading}
            alternative={<EmailLink />}
            confirm={confirm}
          />
        </div>
      </section>
    </>
  )
}
