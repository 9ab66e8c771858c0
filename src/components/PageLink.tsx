import { Link, type LinkProps } from 'react-router-dom'
import * as content from 'virtual:content'
import { firstPhotographs } from '../content/firstPhotographs.ts'
import type { Path } from '../content/schemas.ts'
import { prefetchPhotograph } from '../images/sources.ts'

const first = firstPhotographs(content)

/** A link to one of the site's pages: fetches the page's first photograph when a pointer comes near. */
export function PageLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: Path }) {
  const prefetch = () => {
    const { photograph, slot } = first[to] ?? {}
    if (photograph && slot) prefetchPhotograph(photograph, slot)
  }
  return <Link to={to} discover="none" onPointerEnter={prefetch} {...props} />
}
