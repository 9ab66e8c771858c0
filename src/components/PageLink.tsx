import { Link, type LinkProps } from 'react-router'
import type { PagePath } from '../content/schemas/pageSchemas.ts'

/** A link to a page of the site. discover="none" omits an attribute that only React Router's framework mode uses. */
export const PageLink = (props: LinkProps & { to: PagePath }) => <Link discover="none" {...props} />
