import { Link, type LinkProps } from 'react-router-dom'
import { about, contact, grievance, home, products } from 'virtual:content'
import type { Path } from '../content/pageSchemas.ts'
import type { Slot } from '../images/slots.ts'
import { slotOfPiece } from '../images/slotOfPiece.ts'
import { prefetchPhotograph } from '../images/sources.ts'

/** Each page's first photograph, and its slot. */
const firstPhotographs: Partial<Record<Path, [string | undefined, Slot]>> = {
  '/': [home.slides.items[0]?.photograph, 'slide'],
  '/about': [about.firm.photograph, 'split'],
  '/products': [products.pieces[0]?.photograph, slotOfPiece(products.pieces[0]?.photograph ?? '')],
  '/grievance': [grievance.photograph, 'long'],
  '/contact': [contact.photograph, 'split'],
}

/** A link to a page of the site. A pointer over it prefetches that page's first photograph. */
export function PageLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: Path }) {
  const prefetchFirstPhotograph = () => {
    const [photograph, slot] = firstPhotographs[to] ?? []
    if (photograph && slot) prefetchPhotograph(photograph, slot)
  }
  return <Link to={to} discover="none" onPointerEnter={prefetchFirstPhotograph} {...props} />
}
