import { site } from 'virtual:content'
import { phoneHref } from '../content/site.ts'

/** The firm's phone number, ready to call. */
export const PhoneLink = () => <a href={phoneHref(site.phone)}>{site.phone}</a>

/** The firm's e-mail address, ready to write to. */
export const EmailLink = () => <a href={`mailto:${site.email}`}>{site.email}</a>
