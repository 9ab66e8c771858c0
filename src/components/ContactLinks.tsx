import { contact, site } from 'virtual:content'
import { phoneHref, whatsAppHref } from '../lib/phoneUrls.ts'
import { NewTabLink } from './NewTabLink.tsx'

/** The firm's phone number as a `tel:` link. It keeps its direction on pages translated to Arabic, for example. */
export const PhoneLink = ({ className }: { className?: string }) => (
  <a className={className} href={phoneHref(site.phone)} dir="ltr">
    {site.phone}
  </a>
)

/** The firm's e-mail address as a `mailto:` link. */
export const EmailLink = () => <a href={`mailto:${site.email}`}>{site.email}</a>

/** A link to a WhatsApp chat with the firm, in a new tab. */
export const WhatsAppLink = ({ className }: { className?: string }) => (
  <NewTabLink className={className} href={whatsAppHref(site.phone)}>
    {contact.whatsApp}
  </NewTabLink>
)
