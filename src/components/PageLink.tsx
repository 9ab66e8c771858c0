import { Link, type LinkProps } from 'react-router-dom'
import type { Path } from '../content/navigation.ts'
import { prefetch } from '../lib/pageCode.ts'

/** A link to one of the site's pages: fetches the page's code at the first sign of interest, cross-fades on arrival. */
export function PageLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: Path }) {
  const fetchAhead = () => prefetch(to)
  return (
    <Link
      to={to}
      viewTransition
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
      {...props}
    />
  )
}
