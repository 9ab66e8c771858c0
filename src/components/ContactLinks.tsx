import { contact, labels, site } from 'virtual:content'
import { phoneHref, whatsAppHref } from '../content/site.ts'

/** The firm's phone number as a `tel:` link. */
export const PhoneLink = () => <a href={phoneHref(site.phone)}>{site.phone}</a>

/** The firm's e-mail address as a `mailto:` link. */
export const EmailLink = () => <a href={`mailto:${site.email}`}>{site.email}</a>

/** A link to a WhatsApp chat with the firm, in a new tab. */
export const WhatsAppLink = ({ className }: { className?: string }) => (
  <a className={className} href={whatsAppHref(site.phone)} target="_blank" rel="noopener noreferrer">
    {contact.whatsApp} <span className="visually-hidden">({labels.frame.newTab})</span>
  </a>
)
