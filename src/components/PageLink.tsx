import { Link, type LinkProps } from 'react-router-dom'
import { findPage, type Path } from '../content/pages.ts'
import { prefetchPhotograph } from '../images/prefetchPhotograph.ts'

/** A link to one of the site's pages: fetches the page's first photograph when a pointer comes near. */
export function PageLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: Path }) {
  const prefetch = () => {
    const { opening } = findPage(to) ?? {}
    if (opening) prefetchPhotograph(opening.photo, opening.place)
  }
  return <Link to={to} discover="none" onPointerEnter={prefetch} {...props} />
}
