import type { PhotoName } from './photos.ts'
import { headingOf, type Path } from './pages.ts'

/** The carousel (specification §9: 3 slides). */
export const carousel = {
  label: 'Rooms by the firm',
  slides: ['hero-dining', 'hero-bedroom', 'hero-bar'] as const satisfies readonly PhotoName[],
  titles: ['Dining, in walnut', 'Beds, in oak', 'Bars, on forged iron'],
}

export const intro = {
  headline: headingOf('/'),
  text: 'We draw, saw, join, forge and finish under one roof: solid timber and metal furniture, wrought iron, and reproductions of antiques. Every piece leaves the factory packed for the sea and ready for the room.',
  button: 'ABOUT US',
  call: 'Call us today',
}

export const certifications = {
  heading: 'Certifications',
  text: 'Four house marks record what we check before a piece is packed. They are ours alone; certificates of independent bodies are sent with each quotation.',
  marks: [
    { label: 'Timber', drawing: 'timber' },
    { label: 'Joint', drawing: 'joint' },
    { label: 'Iron', drawing: 'iron' },
    { label: 'Packing', drawing: 'packing' },
  ] as const,
}

export const counters = {
  heading: 'The firm in numbers',
  items: [
    { label: 'Designs', target: 2500, plus: true },
    { label: 'Factories', target: 2, plus: false },
    { label: 'Machines', target: 150, plus: true },
    { label: 'Workforce', target: 1600, plus: true },
    { label: 'Experience', target: 21, plus: true },
    { label: 'Countries', target: 15, plus: true },
  ],
}

export const promo = {
  heading: 'EXPERIENCE THE ESSENCE',
  lead: 'A captivating video tour of our stunning work',
  text: 'Our approach is timeless: lasting materials, honest joints, and forms that will still be right when the finish has worn soft.',
  button: 'Learn More',
  buttonAbout: 'about our products',
  play: 'Play the tour',
  filmTitle: 'A tour of our work',
}

export const categories = {
  heading: 'What we make',
  text: 'From a single prototype to a forty-foot container.',
  items: [
    { label: 'Dining tables (regular and expandable)', photo: 'expandable-table' },
    { label: 'Foldable tables', photo: 'foldable-table' },
    { label: 'Beds', photo: 'bed' },
    { label: 'Side tables', photo: 'iron-side-table' },
    { label: 'Nested tables', photo: 'nested-tables' },
    { label: 'Night tables', photo: 'night-table' },
    { label: 'Bar stools and chairs', photo: 'bar-stools' },
  ] as const satisfies readonly { label: string; photo: PhotoName }[],
  button: 'Learn More',
  buttonAbout: 'about what we make',
}

/** Up to four lines of text; a fifth is a type error. */
export type CardLines =
  | readonly [string]
  | readonly [string, string]
  | readonly [string, string, string]
  | readonly [string, string, string, string]

export interface CardContent {
  photo: PhotoName
  /** Where the photograph stands: as the lead, beside its words, or above them. */
  place: 'cardLead' | 'cardWide' | 'card'
  heading: string
  lines: CardLines
  list?: { icon: 'check' | 'dot'; items: readonly string[] }
  button?: { label: string; to: Path }
}

export const cards: { heading: string; items: readonly CardContent[] } = {
  heading: 'Made by hand and by heat',
  items: [
    {
      photo: 'joinery',
      place: 'cardLead',
      heading: 'Solid timber',
      lines: [
        'Walnut, oak, teak and mango, dried in our own kilns.',
        'Joints are cut to be seen: bridle, dovetail, wedged tenon.',
      ],
      list: {
        icon: 'check',
        items: [
          'No veneer on visible faces',
          'Oil, wax or water-based lacquer',
          'Spare parts kept by drawing number',
        ],
      },
      button: { label: 'See the timber pieces', to: '/products' },
    },
    {
      photo: 'iron-scrolls',
      place: 'card',
      heading: 'Wrought iron',
      lines: [
        'Bars are drawn, twisted and scrolled at the hearth, then blackened and waxed.',
        'Each has the hammer’s mark; no two are quite alike.',
      ],
    },
    {
      photo: 'antique-console',
      place: 'cardWide',
      heading: 'Antique reproductions',
      lines: [
        'Turned, carved and polished after measured originals.',
        'We build them to be used, and say plainly that they are new.',
      ],
      list: { icon: 'dot', items: ['Hall and console tables', 'Writing desks', 'Campaign furniture'] },
      button: { label: 'Ask for a drawing', to: '/contact' },
    },
  ],
}

export const approach = {
  heading: "FIRM'S APPROACH",
  lines: [
    'A piece begins on paper, at full size.',
    'Then samples: the board, the bar, the cloth, the stone, side by side in daylight. Only when the materials agree do we cut.',
  ],
  button: 'Get In Touch',
}
