import { emailHref, phoneHref, site } from '../content/site.ts'

/** The firm's phone number, ready to call. */
export const PhoneLink = () => <a href={phoneHref}>{site.phone}</a>

/** The firm's e-mail address, ready to write to. */
export const EmailLink = () => <a href={emailHref}>{site.email}</a>
