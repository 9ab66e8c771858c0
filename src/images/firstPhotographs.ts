import { about, contact, grievance, home, products } from 'virtual:content'
import type { Path } from '../content/pageSchemas.ts'
import { slotOfPiece } from './slotOfPiece.ts'
import type { Slot } from './slots.ts'

const [slide] = home.slides.items
const [piece] = products.pieces

/** The first photograph of each page and its slot. Links to a page prefetch it. */
export const firstPhotographs: Record<Path, { name: string; slot: Slot }> = {
  '/': { name: slide?.photograph ?? '', slot: 'slide' },
  '/about': { name: about.firm.photograph, slot: 'split' },
  '/products': { name: piece?.photograph ?? '', slot: slotOfPiece(piece?.photograph ?? '') },
  '/grievance': { name: grievance.photograph, slot: 'long' },
  '/contact': { name: contact.photograph, slot: 'split' },
}
