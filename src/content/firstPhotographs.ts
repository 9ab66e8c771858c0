import type { SlotName } from '../images/slots.ts'
import type { Content } from './schemas.ts'

export interface FirstPhotograph {
  photograph: string
  slot: SlotName
}

/** The photograph with which each page opens, by its path. */
export const firstPhotographs = ({
  home,
  about,
  products,
  grievance,
  contact,
}: Omit<Content, 'pages' | 'labels' | 'photographs'>): Record<string, FirstPhotograph> => ({
  '/': { photograph: home.slides.items[0]?.photograph ?? '', slot: 'slide' },
  '/about': { photograph: about.firm.photograph, slot: 'split' },
  '/products': { photograph: products.pieces[0]?.photograph ?? '', slot: 'opening' },
  '/grievance': { photograph: grievance.photograph, slot: 'split' },
  '/contact': { photograph: contact.photograph, slot: 'split' },
})
