import { createContext, use } from 'react'
import { Link, type LinkProps } from 'react-router'
import type { PagePath } from '../content/pageSchemas.ts'
import type { Slot } from '../images/slots.ts'
import { prefetchPhotograph } from '../images/sources.ts'

/** A page's first photograph, and the slot that sets its displayed size. */
export interface FirstPhotograph {
  photograph: string
  slot: Slot
}

/** The first photograph of each page. A context, because an import of routes.ts would be a cycle. */
export const FirstPhotographsContext = createContext<Partial<Record<string, FirstPhotograph>>>({})

/** A link to a page of the site. A pointer over it prefetches that page's first photograph. */
export function PageLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: PagePath }) {
  const first = use(FirstPhotographsContext)[to]
  const prefetch = () => {
    if (first) prefetchPhotograph(first.photograph, first.slot)
  }
  // discover="none" omits an attribute that only React Router's framework mode uses.
  return <Link to={to} discover="none" onPointerEnter={prefetch} {...props} />
}
