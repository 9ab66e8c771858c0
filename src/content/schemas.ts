import { z } from 'zod'
import type { SlotName } from '../images/slots.ts'

// The one description of content/*.json: types, checks and the JSON Schemas for editors follow from it.

/** The pages of the site: each has a row in content/pages.json and a component in src/routes.tsx. */
export const paths = ['/', '/about', '/products', '/grievance', '/contact'] as const
export type Path = (typeof paths)[number]

/** A text; in it {name} stands for the firm's name. Checks warn where it is longer than `longest` characters. */
const text = (description: string, longest = 600) =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ description: `${description} Up to about ${longest} characters.`, longest })

const heading = (longest = 40) => text('A heading.', longest)

/** A photograph of content/photographs, as the slot shows it. */
const photograph = (slot: SlotName | 'social') =>
  z.string().meta({ description: 'A photograph: its file in content/photographs, without .jpg.', slot })

const path = z.enum(paths).meta({ description: 'The path of a page.' })

/** An object without other keys: a mistyped one is an error, not ignored. */
const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape)

const statement = object({ term: text('A few words.', 40), text: text('A sentence.', 160) })

const form = <Name extends string>(names: readonly Name[]) =>
  object({
    submit: text('The button.', 20),
    withoutScript: text('What visitors without JavaScript read, before the phone number.', 120),
    fields: z.object(
      Object.fromEntries(
        names.map((name) => [
          name,
          object({
            label: text('The label.', 30),
            message: text('Shown under the field when it is empty.', 80),
          }),
        ]),
      ) as Record<Name, z.ZodObject<{ label: z.ZodString; message: z.ZodString }>>,
    ),
  })

export const home = object({
  slides: object({
    label: text('What the slides show, for screen readers.', 40),
    items: z
      .array(object({ photograph: photograph('slide'), title: heading(30), text: text('A line.', 120) }))
      .min(1)
      .max(6),
  }),
  intro: object({
    text: text('A paragraph.', 300),
    button: text('The button to /about.', 20),
    call: text('The words before the phone number.', 30),
  }),
  certifications: object({
    heading: heading(),
    text: text('A paragraph.', 240),
    marks: z
      .array(
        object({
          label: text('The name of the mark.', 20),
          drawing: z.enum(['timber', 'joint', 'iron', 'packing']),
        }),
      )
      .max(8),
  }),
  counters: object({
    heading: text('For screen readers.', 40),
    items: z
      .array(
        object({
          label: text('What is counted.', 16),
          target: z.int().min(0).max(9999),
          plus: z.boolean().meta({ description: 'Whether a + follows the number.' }),
        }),
      )
      .min(1)
      .max(6),
  }),
  promo: object({
    photograph: photograph('full'),
    heading: heading(),
    lead: text('A line.', 80),
    text: text('A paragraph.', 200),
    button: text('The button to /products.', 20),
    buttonAbout: text('What screen readers say after it.', 30),
    film: object({
      play: text('The button that plays it.', 20),
      title: text('Its name.', 40),
      alt: text('What it shows.', 300),
    }).optional(),
  }),
  categories: object({
    heading: heading(),
    text: text('A line.', 80),
    items: z
      .array(object({ label: text('A kind.', 40), photograph: photograph('narrow') }))
      .min(1)
      .max(12),
    button: text('The button to /products.', 20),
    buttonAbout: text('What screen readers say after it.', 30),
  }),
  cards: object({
    heading: heading(),
    items: z
      .array(
        object({
          photograph: photograph('half'),
          heading: heading(30),
          lines: z.array(text('A line.', 160)).min(1).max(4),
          list: object({
            icon: z.enum(['check', 'dot']),
            items: z.array(text('An item.', 50)).min(1).max(8),
          }).optional(),
          button: object({ label: text('The button.', 30), to: path }).optional(),
        }),
      )
      .min(1)
      .max(6),
  }),
  approach: object({
    photograph: photograph('split'),
    heading: heading(),
    lines: z.array(text('A paragraph.', 240)).min(1).max(4),
    button: text('The button to /contact.', 20),
  }),
})

export const about = object({
  firm: object({
    photograph: photograph('split'),
    lead: text('A sentence in large type.', 120),
    text: text('A paragraph.', 320),
  }),
  description: object({
    photograph: photograph('split'),
    heading: heading(),
    paragraphs: z.array(text('A paragraph.', 500)).min(1).max(4),
  }),
  whoWeAre: object({ heading: heading(), items: z.array(statement).min(2).max(12) }),
  vision: object({
    photograph: photograph('full'),
    items: z
      .array(object({ heading: heading(20), text: text('A sentence.', 200) }))
      .min(1)
      .max(3),
  }),
  coreValues: object({
    photograph: photograph('narrow').optional(),
    heading: heading(),
    items: z.array(statement).min(2).max(12),
  }),
  certifications: object({
    photograph: photograph('split'),
    heading: heading(),
    text: text('A paragraph.', 300),
    alt: text('What the marquee shows, for screen readers.', 80),
  }),
})

/** How wide a piece stands in the gallery; without one, its photograph's shape says. */
export const layouts = ['opening', 'full', 'wide', 'half', 'narrow'] as const

const millimetres = z.int().positive().meta({ description: 'Millimetres.' })

export const products = object({
  text: text('A line.', 120),
  comparison: object({ heading: heading(), text: text('A line.', 80) }),
  pieces: z
    .array(
      object({
        photograph: photograph('half'),
        name: heading(40),
        material: text('What it is made of.', 120).optional(),
        dimensions: object({ width: millimetres, depth: millimetres, height: millimetres }).optional(),
        layout: z.enum(layouts).optional(),
        elevation: text(
          'Its name in the comparison of sizes; its drawing is content/elevations/PHOTOGRAPH.svg.',
          20,
        ).optional(),
      }),
    )
    .min(1)
    .max(24),
})

export const grievance = object({
  photograph: photograph('split'),
  text: text('A paragraph.', 200),
  form: form(['cardNo', 'aadharNo', 'phoneNo', 'message']),
})

export const contact = object({
  photograph: photograph('half'),
  text: text('A line.', 100),
  whatsApp: text('The link to WhatsApp.', 40),
  locations: z
    .array(
      object({
        heading: heading(20),
        address: z
          .enum(['factory', 'headOffice', 'showroom'])
          .optional()
          .meta({ description: 'One of the addresses in .env.' }),
        lines: z
          .array(text('A line of the address.', 60))
          .min(2)
          .max(7)
          .optional()
          .meta({ description: 'A further address.' }),
      }).refine(({ address, lines }) => !address !== !lines, {
        error: 'either "address" or "lines", not both and not neither',
      }),
    )
    .min(1)
    .max(6),
  map: object({ title: text('The name of the map.', 40), link: text('The link to the large map.', 40) }),
  form: object({
    photograph: photograph('split'),
    heading: heading(),
    text: text('A line.', 100),
    emailSubject: text('The subject of the filled e-mail.', 60),
    ...form(['name', 'email', 'phoneNo', 'message']).shape,
  }),
})

const page = object({
  path,
  label: text('The words of its links.', 24),
  heading: heading(100),
  title: text('Its title, in the tab and in search results.', 70),
  description: text('Its description in search results.', 170),
  social: object({
    photograph: photograph('social'),
    title: text('The words on its social image.', 50),
  }),
})

export const pages = object({
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: 'the language of all words, such as en, de or pt-BR' })
    .meta({ description: 'The language of all words, such as en, de or pt-BR.' }),
  pages: z
    .array(page)
    .refine((rows) => paths.every((path) => rows.filter((row) => row.path === path).length === 1), {
      error: `each of ${paths.join(', ')} once`,
    }),
  sustainability: object({ label: text('The words of the link.', 24), after: path }),
})

const label = text('Words of a control.', 60)
const sentence = text('A sentence.', 200)

export const labels = object({
  frame: object({
    skip: label,
    mainNavigation: label,
    pages: label,
    openMenu: label,
    closeMenu: label,
    newTab: label,
    homeLink: label,
    headOffice: label,
    factory: label,
    copyright: label,
    loading: sentence,
    loadFailure: sentence,
  }),
  translator: object({
    control: label,
    label,
    loading: label,
    failure: label,
    retry: label,
    original: label,
  }),
  slides: object({
    roleDescription: label,
    slideRoleDescription: label,
    pause: label,
    play: label,
    previous: label,
    next: label,
    dots: label,
    dot: label,
    position: label,
  }),
  marquee: object({ pause: label, play: label }),
  lightbox: object({
    open: label,
    label,
    previous: label,
    next: label,
    close: label,
    fullSize: label,
    position: label,
  }),
  errorPage: object({
    title: label,
    notFound: label,
    notFoundText: sentence,
    failureText: sentence,
    serverText: sentence,
    home: label,
  }),
  confirmation: object({
    thanks: label,
    nothingSent: sentence,
    email: label,
    orCall: label,
    call: label,
    copy: label,
    copied: label,
    failed: sentence,
    tooLong: sentence,
  }),
  sending: object({
    goesTo: label,
    sending: label,
    sent: sentence,
    refused: sentence,
    unknown: sentence,
    again: label,
    otherwise: label,
    leaveEmpty: label,
  }),
})

const percent = z.number().min(0).max(100)

export const photographs = object({
  photographs: z.record(
    z.string(),
    object({
      alt: text('What it shows, for who does not see it.', 200),
      focus: object({ x: percent, y: percent })
        .optional()
        .meta({ description: 'What stays in view where it is cut: percent from the left and from the top.' }),
    }),
  ),
})

/** The schema of each file of content/, by its name. */
export const schemas = { home, about, products, grievance, contact, pages, labels, photographs }

export type ContentName = keyof typeof schemas
export type Content = { [Name in ContentName]: z.output<(typeof schemas)[Name]> }
