import { contact, labels, site } from 'virtual:content'
import { phoneHref, whatsAppHref } from '../content/site.ts'

/** The firm's phone number, ready to call. */
export const PhoneLink = () => <a href={phoneHref(site.phone)}>{site.phone}</a>

/** The firm's e-mail address, ready to write to. */
export const EmailLink = () => <a href={`mailto:${site.email}`}>{site.email}</a>

/** A chat with the firm's phone number, in a tab of its own. */
export const WhatsAppLink = ({ className }: { className?: string }) => (
  <a className={className} href={whatsAppHref(site.phone)} target="_blank" rel="noopener noreferrer">
    {contact.whatsApp} <span className="visually-hidden">({labels.frame.newTab})</span>
  </a>
)
