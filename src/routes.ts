import type { ComponentType } from 'react'
import { about, contact, grievance, home, products } from 'virtual:content'
import type { PagePath } from './content/schemas/pageSchemas.ts'
import { findPieceSlot } from './images/sources.ts'
import type { Slot } from './images/slots.ts'
import { About } from './pages/About.tsx'
import { Contact } from './pages/Contact.tsx'
import { Grievance } from './pages/Grievance.tsx'
import { Home } from './pages/Home.tsx'
import { Products } from './pages/Products.tsx'

const slidePhotograph = home.slides.items[0]?.photograph ?? '' // never '': the schemas demand a slide and a piece
const piecePhotograph = products.pieces[0]?.photograph ?? ''

/**
 * The component of each page, by path, and the photograph that it shows with `isFirst`, which is prefetched when the
 * mouse enters a link to the page.
 */
export const routes: Partial<Record<string, { Component: ComponentType; photograph: string; slot: Slot }>> = {
  '/': { Component: Home, photograph: slidePhotograph, slot: 'slide' },
  '/about': { Component: About, photograph: about.firm.photograph, slot: 'split' },
  '/products': { Component: Products, photograph: piecePhotograph, slot: findPieceSlot(piecePhotograph) },
  '/grievance': { Component: Grievance, photograph: grievance.photograph, slot: 'longSplit' },
  '/contact': { Component: Contact, photograph: contact.photograph, slot: 'split' },
} satisfies Record<PagePath, { slot: Slot; [key: string]: unknown }> // each page has a route; Slot keeps 'split' a literal
