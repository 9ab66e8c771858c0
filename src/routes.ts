import type { ComponentType } from 'react'
import { about, contact, grievance, home, products } from 'virtual:content'
import type { PagePath } from './content/schemas/pageSchemas.ts'
import { findPieceSlot } from './images/findPieceSlot.ts'
import type { Slot } from './images/slots.ts'
import { About } from './pages/About.tsx'
import { Contact } from './pages/Contact.tsx'
import { Grievance } from './pages/Grievance.tsx'
import { Home } from './pages/Home.tsx'
import { Products } from './pages/Products.tsx'

const [slide] = home.slides.items
const [piece] = products.pieces

interface PageRoute {
  Component: ComponentType
  /** Prefetched when the pointer enters a link to the page. Its slot determines which file is fetched. */
  firstPhotograph: { photograph: string; slot: Slot } | undefined
  /** Whether the page shows the phone number at its top. */
  hasPhoneNumberAtTop?: boolean
}

/** Component and first photograph of each page, by path. */
export const routes: Partial<Record<string, PageRoute>> = {
  '/': { Component: Home, firstPhotograph: slide && { photograph: slide.photograph, slot: 'slide' } },
  '/about': { Component: About, firstPhotograph: { photograph: about.firm.photograph, slot: 'split' } },
  '/products': {
    Component: Products,
    firstPhotograph: piece && { photograph: piece.photograph, slot: findPieceSlot(piece.photograph) },
  },
  '/grievance': {
    Component: Grievance,
    firstPhotograph: { photograph: grievance.photograph, slot: 'longSplit' },
    hasPhoneNumberAtTop: true,
  },
  '/contact': {
    Component: Contact,
    firstPhotograph: { photograph: contact.photograph, slot: 'split' },
    hasPhoneNumberAtTop: true,
  },
} satisfies Record<PagePath, PageRoute>
