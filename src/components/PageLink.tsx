import { Link, type LinkProps } from 'react-router-dom'
import type { Path } from '../content/pages.ts'
import { fetchAhead } from '../lib/pageCode.ts'

/** A link to one of the site's pages: fetches what the page opens with at the first sign of interest, cross-fades on arrival. */
export function PageLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: Path }) {
  const takeInterest = () => fetchAhead(to)
  return (
    <Link
      to={to}
      viewTransition
      onPointerEnter={takeInterest}
      onFocus={takeInterest}
      onTouchStart={takeInterest}
      {...props}
    />
  )
}
