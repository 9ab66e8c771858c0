import { about, contact, grievance, home, products } from 'virtual:content'
import type { PagePath } from '../content/pageSchemas.ts'
import { slotOfPiece } from './slotOfPiece.ts'
import type { Slot } from './slots.ts'

const [slide] = home.slides.items
const [piece] = products.pieces

/** The first photograph of each page, and its slot. Links to the page prefetch it. */
export const firstPhotographs: Record<PagePath, { photograph: string; slot: Slot } | undefined> = {
  '/': slide && { photograph: slide.photograph, slot: 'slide' },
  '/about': { photograph: about.firm.photograph, slot: 'split' },
  '/products': piece && { photograph: piece.photograph, slot: slotOfPiece(piece) },
  '/grievance': { photograph: grievance.photograph, slot: 'longSplit' },
  '/contact': { photograph: contact.photograph, slot: 'split' },
}
