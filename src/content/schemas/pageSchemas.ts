import { z } from 'zod'
import { contactFields, grievanceFields } from '../../forms/formFields.ts'
import { heading, list, objectList, optionalObject, photograph, text, createSchemas } from './schemaParts.ts'

/** The pages of the site: each has an entry in content/pages.json and a component in src/routes.ts. */
export const paths = ['/', '/about', '/products', '/grievance', '/contact'] as const
export type PagePath = (typeof paths)[number]

export const pathSchema = z.enum(paths).meta({ description: 'The path of a page.' })

const statementSchema = z.strictObject({ term: text('A few words.', 40), text: text('A sentence.', 160) })

const fieldSchema = z.strictObject({
  label: text('The label.', 30),
  message: text('Shown under the field when it is empty.', 80),
})

const createFormSchemas = <Name extends string>(fieldNames: readonly Name[]) => ({
  submit: text('The button.', 20),
  withoutScript: text('What visitors without JavaScript read, before the phone number.', 120),
  fields: z.strictObject(createSchemas(fieldSchema, fieldNames)),
})

const productsLinkSchemas = {
  button: text('The button to /products.', 20),
  buttonAbout: text('What screen readers say after it.', 30),
}

const homeSchema = z.strictObject({
  slides: z.strictObject({
    label: text('What the slides show, for screen readers.', 40),
    items: objectList(1, 6, {
      photograph: photograph('edgeToEdge'),
      title: heading(30),
      text: text('One sentence under the heading.', 120),
    }),
  }),
  intro: z.strictObject({
    text: text('What the firm does, beside the headline.', 300),
    button: text('The button to /about.', 20),
    call: text('The text before the phone number.', 30),
  }),
  certifications: z.strictObject({
    heading: heading(),
    text: text('What the firm is certified for.', 240),
    marks: objectList(0, 8, {
      label: text('The name of the mark.', 20),
      drawing: z.enum(['timber', 'joint', 'iron', 'packing']),
    }),
  }),
  counters: z.strictObject({
    heading: text('For screen readers.', 40),
    items: objectList(1, 6, {
      label: text('What is counted.', 16),
      target: z.int().min(0).max(9999),
      plus: z.boolean().meta({ description: 'Whether a + follows the number.' }),
    }),
  }),
  promo: z.strictObject({
    photograph: photograph('edgeToEdge'),
    heading: heading(),
    lead: text('One sentence in large type, on the photograph.', 80),
    text: text('A paragraph under it.', 200),
    ...productsLinkSchemas,
    film: optionalObject({
      play: text('The button that plays it.', 20),
      title: text('Its name.', 40),
      alt: text('What it shows.', 300),
      failure: text('Shown if it cannot be played.', 120),
    }),
  }),
  categories: z.strictObject({
    heading: heading(),
    text: text('One sentence under the heading.', 80),
    items: objectList(1, 12, {
      label: text('The name of a product category.', 40),
      photograph: photograph('besideList'),
    }),
    ...productsLinkSchemas,
  }),
  cards: z.strictObject({
    heading: heading(),
    items: objectList(1, 6, {
      photograph: photograph('card'),
      heading: heading(30),
      lines: list(text('A paragraph of the card.', 160), 1, 4),
      list: optionalObject({
        icon: z.enum(['check', 'dot']),
        items: list(text('An item of its list.', 50), 1, 8),
      }),
      button: optionalObject({ label: text('The button.', 30), to: pathSchema }),
    }),
  }),
  approach: z.strictObject({
    photograph: photograph('besideText'),
    heading: heading(),
    lines: list(text('A paragraph.', 240), 1, 4),
    button: text('The button to /contact.', 20),
  }),
})

const aboutSchema = z.strictObject({
  firm: z.strictObject({
    photograph: photograph('besideText'),
    lead: text('A sentence in large type.', 120),
    text: text('A paragraph.', 320),
  }),
  description: z.strictObject({
    photograph: photograph('besideText'),
    heading: heading(),
    paragraphs: list(text('A paragraph.', 500), 1, 4),
  }),
  whoWeAre: z.strictObject({ heading: heading(), items: list(statementSchema, 2, 12) }),
  vision: z.strictObject({
    photograph: photograph('edgeToEdge'),
    items: objectList(1, 3, { heading: heading(20), text: text('A sentence.', 200) }),
  }),
  coreValues: z.strictObject({
    photograph: photograph('besideList').optional(),
    heading: heading(),
    items: list(statementSchema, 2, 12),
  }),
  certifications: z.strictObject({
    photograph: photograph('besideText'),
    heading: heading(),
    text: text('A paragraph.', 300),
    alt: text('What the marquee shows, for screen readers.', 80),
  }),
})

/**
 * Layouts of a piece in the gallery. `opening`: beside the page's heading. `full`: alone in its row. The
 * other pieces share rows: `half` (default) is as wide as its photograph's ratio demands, `wide` is wider,
 * `narrow` is narrower.
 */
export const pieceLayouts = ['opening', 'full', 'wide', 'half', 'narrow'] as const

/** Minimum number of pieces with an elevation (front view drawing). With fewer, the page has no size comparison. */
export const minComparedPieces = 3

const millimetresSchema = z.int().positive().meta({ description: 'Millimetres.' })

const productsSchema = z.strictObject({
  text: text('One sentence under the heading of the page.', 120),
  comparison: z.strictObject({ heading: heading(), text: text('One sentence under the heading.', 80) }),
  pieces: objectList(2, 24, {
    photograph: photograph('piece'),
    name: heading(40),
    material: text('What it is made of.', 120).optional(),
    dimensions: optionalObject(createSchemas(millimetresSchema, ['width', 'depth', 'height'])),
    layout: z.enum(pieceLayouts).optional(),
    elevation: text('Its short name under its drawing, content/elevations/PHOTOGRAPH.svg.', 20).optional(),
  }).superRefine((pieces, context) => {
    for (const [index, { photograph, layout }] of pieces.entries()) {
      const addIssue = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, key], message })
      if (pieces.findIndex((piece) => piece.photograph === photograph) < index)
        addIssue('photograph', 'a photograph that no other piece has')
      if (index > 0 && layout === 'opening')
        addIssue('layout', 'another layout: only the first piece can be "opening"')
    }
  }),
})

const grievanceSchema = z.strictObject({
  photograph: photograph('besideText'),
  text: text('A paragraph above the form.', 200),
  call: text('The text before the phone number.', 30),
  form: z.strictObject(createFormSchemas(grievanceFields.map(({ name }) => name))),
})

const locationSchema = z
  .strictObject({
    heading: heading(20),
    address: z
      .enum(['factory', 'headOffice', 'showroom'])
      .optional()
      .meta({ description: 'One of the addresses in .env.' }),
    lines: list(text('A line of the address.', 60), 2, 7)
      .optional()
      .meta({ description: 'A further address of the firm, the country last.' }),
  })
  .refine(({ address, lines }) => !address !== !lines, 'exactly one of "address" and "lines"')

const contactSchema = z.strictObject({
  photograph: photograph('besideText'),
  text: text('One sentence above the phone number.', 100),
  whatsApp: text('The link to WhatsApp. Without it there is none.', 40).optional(),
  locations: list(locationSchema, 1, 6),
  map: z.strictObject({ title: text('Its name.', 40), link: text('The link to the large map.', 40) }),
  form: z.strictObject({
    photograph: photograph('besideText'),
    heading: heading(),
    text: text('One sentence above the form.', 100),
    emailSubject: text('The subject of the prefilled e-mail.', 60),
    ...createFormSchemas(contactFields.map(({ name }) => name)),
  }),
})

/** The schemas of those files in content/ that belong to a single page, by file name. */
export const pageSchemas = {
  home: homeSchema,
  about: aboutSchema,
  products: productsSchema,
  grievance: grievanceSchema,
  contact: contactSchema,
}
