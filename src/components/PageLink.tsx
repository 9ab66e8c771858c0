import { Link, type LinkProps } from 'react-router'
import type { PagePath } from '../content/pageSchemas.ts'
import { firstPhotographs } from '../images/firstPhotographs.ts'
import { prefetchPhotograph } from '../images/sources.ts'

/** A link to a page of the site. A pointer over it prefetches that page's first photograph. */
export function PageLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: PagePath }) {
  const first = firstPhotographs[to]
  const prefetch = () => {
    if (first) prefetchPhotograph(first.photograph, first.slot)
  }
  // discover="none" omits an attribute that only React Router's framework mode uses.
  return <Link to={to} discover="none" onPointerEnter={prefetch} {...props} />
}
