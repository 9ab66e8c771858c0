import { contact, labels, site } from 'virtual:content'
import { AddressLines } from '../components/AddressLines.tsx'
import { EmailLink, PhoneLink, WhatsAppLink } from '../components/ContactLinks.tsx'
import { FormWithoutEndpoint } from '../components/FormWithoutEndpoint.tsx'
import { MapFrame } from '../components/MapFrame.tsx'
import { SendingForm } from '../components/SendingForm.tsx'
import { Split } from '../components/Split.tsx'
import { findHeading } from '../content/findPage.ts'
import { createMailto } from '../lib/createMailto.ts'
import { labelFields, contactFields, type FieldValues } from '../content/formFields.ts'
import { openStreetMapUrl } from '../lib/mapUrl.ts'
import { scrollToTarget } from '../lib/scrollToTarget.ts'
import styles from './Contact.module.css'

const { confirmation } = labels
const formDefinition = {
  fields: labelFields(contactFields, contact.form.fields),
  texts: contact.form,
  label: contact.form.heading,
}

/** Formats the values as plain text for the clipboard, and as a mailto: URL that fills an e-mail with them. */
function formatMessage(values: FieldValues) {
  const clipboardText = formDefinition.fields
    .map(({ name, label }) => `${label}: ${values[name] ?? ''}`)
    .join('\r\n')
  return { clipboardText, ...createMailto(`mailto:${site.email}`, contact.form.emailSubject, clipboardText) }
}

/** The confirmation: a link to a prefilled e-mail, and the same text for the clipboard. */
function createConfirmation(values: FieldValues) {
  const { clipboardText, href, isComplete } = formatMessage(values)
  const content = (
    <>
      <p>
        {confirmation.thanks}, {values.name?.trim()}. {confirmation.nothingSent}{' '}
        {isComplete ? null : confirmation.tooLong}
      </p>
      <a className="button button-primary" href={href}>
        {confirmation.email}
      </a>{' '}
      <p>
        {confirmation.orCall} <PhoneLink />.
      </p>
    </>
  )
  return { content, clipboardText, isComplete }
}

/** Other ways to reach the firm, shown if the message may not have arrived. */
const renderAlternatives = (values: FieldValues) => (
  <>
    <p>
      <a className="button" href={formatMessage(values).href}>
        {confirmation.email}
      </a>
    </p>
    <p>
      <WhatsAppLink className="button" />
    </p>
    <p>
      {confirmation.orCall} <PhoneLink />.
    </p>
  </>
)

/** The contact page: ways to reach the firm, addresses with the map, form. */
export function Contact() {
  const { latitude, longitude } = site.map
  return (
    <>
      <Split
        photograph={contact.photograph}
        isFirst
        side="end"
        className="plaster"
        headingId="contact"
        heading={findHeading('/contact')}
        intro={<p>{contact.text}</p>}
      >
        <p className={styles.contactLinks}>
          <PhoneLink className={styles.phone} />
          <EmailLink />
          <WhatsAppLink />
        </p>
        <a className={`button ${styles.toForm}`} href="#contact-form" onClick={scrollToTarget}>
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
            <a href={openStreetMapUrl(latitude, longitude)} target="_blank" rel="noopener noreferrer">
              {contact.map.link}
            </a>
          </p>
        </div>
      </section>
      <Split
        photograph={contact.form.photograph}
        side="start"
        isLong
        className="screen-only"
        headingId="contact-form"
        heading={contact.form.heading}
        intro={<p>{contact.form.text}</p>}
      >
        {/* A condition with a constant, so that the bundler drops the form that is not used. */}
        {__CONTACT_ENDPOINT__ ? (
          <SendingForm
            {...formDefinition}
            endpoint={__CONTACT_ENDPOINT__}
            renderAlternatives={renderAlternatives}
          />
        ) : (
          <FormWithoutEndpoint
            {...formDefinition}
            alternative={<EmailLink />}
            createConfirmation={createConfirmation}
          />
        )}
      </Split>
    </>
  )
}
