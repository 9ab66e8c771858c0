import { contact, site } from 'virtual:content'
import { NewTabLink } from './NewTabLink.tsx'

/** The firm's phone number as a `tel:` link (RFC 3966: digits and a leading plus). It is written from left to right, also on a page translated to Arabic. */
export const PhoneLink = ({ className }: { className?: string }) => (
  <a className={className} href={`tel:${site.phone.replace(/[^+\d]/g, '')}`} dir="ltr">
    {site.phone}
  </a>
)

/** The firm's e-mail address as a `mailto:` link. */
export const EmailLink = () => <a href={`mailto:${site.email}`}>{site.email}</a>

/** A link to a WhatsApp chat with the firm, in a new tab. */
export const WhatsAppLink = ({ className }: { className?: string }) => (
  <NewTabLink className={className} href={`https://wa.me/${site.phone.replace(/\D/g, '')}`}>
    {contact.whatsApp}
  </NewTabLink>
)
