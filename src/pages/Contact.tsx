import { contact, contactEndpoint, headings, site } from 'virtual:content'
import { AddressLines } from '../components/AddressLines.tsx'
import { EmailLink, PhoneLink, WhatsAppLink } from '../components/ContactLinks.tsx'
import { FormWithoutEndpoint } from '../forms/FormWithoutEndpoint.tsx'
import { NewTabLink } from '../components/NewTabLink.tsx'
import { MapFrame } from '../components/MapFrame.tsx'
import { FormWithEndpoint } from '../forms/FormWithEndpoint.tsx'
import { Split } from '../components/Split.tsx'
import { labelFields, contactFields } from '../forms/formFields.ts'
import { createMapPageUrl } from '../lib/mapUrls.ts'
import { scrollToTarget } from '../lib/scrollToTarget.ts'
import styles from './Contact.module.css'

const ContactForm = contactEndpoint ? FormWithEndpoint : FormWithoutEndpoint

/** The contact page: ways to reach the firm, addresses with the map, form. */
export const Contact = () => (
  <>
    <Split
      photograph={contact.photograph}
      isFirst
      isPhotographAtEnd
      headingId="contact"
      heading={headings['/contact']}
      intro={<p>{contact.text}</p>}
    >
      <p className={styles.contactLinks}>
        <PhoneLink className={styles.phone} /> <EmailLink /> <WhatsAppLink />
      </p>
      <a className={`button button-wide ${styles.toForm}`} href="#contact-form" onClick={scrollToTarget}>
        {contact.form.heading}
      </a>
    </Split>
    <section className={`${styles.locationsAndMap} plaster`}>
      <div className={`${styles.locations} headed-parts`}>
        {contact.locations.map(({ heading, address, lines }) => (
          <div key={heading}>
            <h2 className="minor-heading">{heading}</h2>
            <AddressLines lines={lines ?? (address ? site.addresses[address] : [])} />
          </div>
        ))}
      </div>
      <div className={styles.map}>
        <MapFrame />
        <p className="small">
          <NewTabLink href={createMapPageUrl(site.map)}>{contact.map.link}</NewTabLink>
        </p>
      </div>
    </section>
    <Split
      photograph={contact.form.photograph}
      isLong
      isOnPaper
      className="screen-only"
      headingId="contact-form"
      heading={contact.form.heading}
      intro={<p>{contact.form.text}</p>}
    >
      <ContactForm
        fields={labelFields(contactFields, contact.form.fields)}
        texts={contact.form}
        label={contact.form.heading}
        endpoint={contactEndpoint}
      />
    </Split>
  </>
)
