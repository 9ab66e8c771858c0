import { Link, type LinkProps } from 'react-router-dom'
import type { Path } from '../content/pages.ts'
import { fetchAhead } from '../lib/pageCode.ts'

/** A link to one of the site's pages: fetches what the page opens with at the first sign of interest. */
export function PageLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: Path }) {
  const takeInterest = () => fetchAhead(to)
  return (
    <Link
      to={to}
      discover="none"
      onPointerEnter={takeInterest}
      onFocus={takeInterest}
      onTouchStart={takeInterest}
      {...props}
    />
  )
}
