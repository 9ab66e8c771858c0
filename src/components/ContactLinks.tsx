import { contact, site } from 'virtual:content'
import { NewTabLink } from './NewTabLink.tsx'

/**
 * A `tel:` link with the firm's phone number (RFC 3966: digits and a leading plus), left to right even on
 * Arabic pages.
 */
export const PhoneLink = ({ className }: { className?: string }) => (
  <a className={className} href={`tel:${site.phone.replace(/[^+\d]/g, '')}`} translate="no">
    <bdi dir="ltr">{site.phone}</bdi>
  </a>
)

export const EmailLink = () => <a href={`mailto:${site.email}`}>{site.email}</a>

/** A link to a WhatsApp chat with the firm, in a new tab. Nothing if the content has no text for it. */
export const WhatsAppLink = ({ className }: { className?: string }) =>
  contact.whatsApp && (
    <NewTabLink className={className} href={`https://wa.me/${site.phone.replace(/\D/g, '')}`}>
      {contact.whatsApp}
    </NewTabLink>
  )
