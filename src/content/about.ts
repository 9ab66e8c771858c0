import { headingOf } from './pages.ts'

export const firm = {
  heading: headingOf('/about'),
  lead: 'A joiner’s bench and a blacksmith’s hearth, twenty paces apart.',
  text: 'We design, manufacture and export contemporary furniture and interior accessories. What we learned first was how timber moves and how iron gives; most of what we draw today still starts there.',
}

export const description = {
  heading: 'The company',
  paragraphs: [
    'Two factories hold the whole of the work: kilns and timber yard, machine shop, bench rooms, forge, metal shop, upholstery, finishing and packing. A drawing does not leave the premises to become a chair, so the person who drew it can walk over and sit on it.',
    'Our designers work with importers, retailers, architects and hotels in more than fifteen countries. Some bring a finished drawing, some a sketch on a napkin, some only the size of a room. We make prototypes in solid timber, metal and wrought iron, reproduce antiques from measured originals, and repeat an order years later from the same patterns.',
  ],
}

export const whoWeAre = {
  heading: 'Who We are',
  items: [
    {
      term: 'Design Based Supplier',
      text: 'New designs each season, drawn in house and prototyped at full size.',
    },
    {
      term: 'Quick Response Deliveries',
      text: 'A dated plan for every order, and a call before a date moves, not after.',
    },
    { term: 'Capacity', text: 'Two factories, 150 machines and more, and the people who know them.' },
    { term: 'Reliability', text: 'The hundredth piece is measured against the first.' },
    { term: 'Compliance', text: 'Papers that match the goods: species, finish, origin, weight.' },
    {
      term: 'Diverse Product Range',
      text: 'Timber, metal, wrought iron and antique reproductions in one container.',
    },
  ],
}

export const visionAndMission = [
  {
    heading: 'Vision',
    text: 'Furniture that is bought once: repaired, handed on, and never out of place.',
  },
  {
    heading: 'Mission',
    text: 'To put honest material, sound joints and a fair price into every room we are asked to furnish, and to keep the skills that make it possible in work.',
  },
]

export const coreValues = {
  heading: 'Core values',
  items: [
    { term: 'Commitment', text: 'A promise is written down, with a date.' },
    { term: 'Reputation', text: 'It travels in every crate, so we pack it with care.' },
    { term: 'Growth Orientation', text: 'New tools, new timbers, new apprentices.' },
    { term: 'Continuous Improvement', text: 'Each complaint becomes a change on the drawing.' },
    { term: 'Responsibility', text: 'For the tree, the air in the forge and the hands at the saw.' },
    { term: 'Collaboration', text: 'The customer’s pencil is as welcome as ours.' },
  ],
}

/** Marquee (specification §2 About and §9: speed 100 px/s, gradient 40 px wide). */
export const certificationsMarquee = {
  heading: 'Certifications',
  text: 'Our house mark, burned or struck into each finished piece. It is not a certificate of an independent body.',
  alt: 'House mark: growth rings crossed by a bar of iron',
}
