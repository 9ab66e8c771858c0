// Only for the build. Components may import types from here, but no values: a value would put zod into the
// bundle. These schemas are the single source for content/*.json: types, checks and JSON Schemas for editors
// are derived from them.
import { z } from 'zod'
import { pageSchemas, pathSchema, paths } from './pageSchemas.ts'
import { heading, optionalObject, photograph, text, createSchemas } from './schemaParts.ts'

const pageEntrySchema = z.strictObject({
  path: pathSchema,
  label: text('The text of its links.', 24),
  heading: heading(100),
  title: text('Its title, in the tab and in search results.', 70),
  description: text('Its description in search results.', 170),
  social: z.strictObject({
    photograph: photograph('social'),
    title: text('The text on its social image.', 50),
  }),
})

const languageDescription = 'the language of all texts, such as en, de, pt-BR or sr-Latn'
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const rtlScripts = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']
const isLeftToRight = (tag: string) => !rtlScripts.includes(new Intl.Locale(tag).maximize().script ?? '')

const pagesSchema = z.strictObject({
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, { error: languageDescription, abort: true })
    // Accepts every three-letter language code, because Intl.DisplayNames does not know all of them.
    .refine((tag) => /^[a-z]{3}/.test(tag) || languageNames.of(tag.slice(0, 2)), languageDescription)
    .refine(isLeftToRight, 'a language that is written from left to right')
    .meta({ description: languageDescription }),
  pages: z
    .array(pageEntrySchema)
    .refine(
      (entries) => paths.every((path) => entries.filter((entry) => entry.path === path).length === 1),
      `each of ${paths.join(', ')} once`,
    ),
  sustainability: z.strictObject({ label: text('The text of the link.', 24), after: pathSchema }),
})

const shortText = text('Text of a control.', 60)
const sentence = text('A sentence.', 200)

/** A template that must contain each of these names in braces, such as {number}, which the site replaces. */
function createTemplateSchema(...names: string[]) {
  const error = `${names.map((name) => `{${name}}`).join(' and ')} in it, which the site replaces`
  return text(`Text, with ${error}.`, 60)
    .refine((value) => names.every((name) => value.includes(`{${name}}`)), { error })
    .meta({ templateNames: names })
}

const labelsSchema = z.strictObject({
  frame: z.strictObject({
    ...createSchemas(shortText, ['skip', 'mainNavigation', 'pages', 'openMenu', 'closeMenu', 'closeDialog']),
    ...createSchemas(shortText, ['newTab', 'homeLink', 'headOffice', 'factory', 'copyright']),
    ...createSchemas(sentence, ['loading', 'loadFailure']),
  }),
  translator: z
    .strictObject(createSchemas(shortText, ['control', 'label', 'loading', 'failure', 'retry', 'original']))
    .refine(({ control, label }) => label.toLowerCase().includes(control.toLowerCase()), {
      path: ['label'],
      // WCAG 2.5.3, label in name: for speech input the accessible name must contain the visible text.
      error: 'the text of "control" in it, so that people who speak to their device can say what they see',
    }),
  slides: z.strictObject({
    ...createSchemas(shortText, ['roleDescription', 'slideRoleDescription', 'pause', 'play']),
    ...createSchemas(shortText, ['previous', 'next', 'dots']),
    dot: createTemplateSchema('number'),
    position: createTemplateSchema('number', 'count'),
  }),
  marquee: z.strictObject(createSchemas(shortText, ['pause', 'play'])),
  lightbox: z.strictObject({
    ...createSchemas(shortText, ['open', 'label', 'previous', 'next', 'fullSize']),
    position: createTemplateSchema('number', 'count'),
  }),
  confirmation: z.strictObject({
    ...createSchemas(shortText, ['email', 'orCall', 'call', 'copy', 'copied']),
    thanks: text('Text of thanks, which the name or a full stop follows.', 60).regex(/[^.!]$/, {
      error: 'no full stop or exclamation mark at its end, since a name or a full stop follows',
    }),
    ...createSchemas(sentence, ['nothingSent', 'failed', 'tooLong']),
  }),
  sending: z.strictObject({
    goesTo: createTemplateSchema('host'),
    ...createSchemas(shortText, ['sending', 'again', 'otherwise', 'leaveEmpty']),
    ...createSchemas(sentence, ['sent', 'refused', 'unknown']),
  }),
})

const errorPageSchema = z.strictObject({
  ...createSchemas(shortText, ['title', 'notFound', 'home']),
  ...createSchemas(sentence, ['notFoundText', 'failureText', 'serverText']),
})

const photographNameErrorText =
  'a name of letters without accents, digits, - and _, which begins with a letter and does not end with -upright, such as oak-bench'
const percentSchema = z.number().min(0).max(100)

const photographsSchema = z.strictObject({
  photographs: z.record(
    z.string().regex(/^[A-Za-z][\w-]*(?<!-upright)$/, { error: photographNameErrorText }),
    z.strictObject({
      alt: text('What it shows, for people who cannot see it.', 200),
      focus: optionalObject({ x: percentSchema, y: percentSchema }).meta({
        description: 'What stays in view where it is cut: percent from the left and from the top.',
      }),
    }),
  ),
})

/** The schemas of content/*.json by file name. */
export const schemas = {
  ...pageSchemas,
  pages: pagesSchema,
  labels: labelsSchema,
  errorPage: errorPageSchema,
  photographs: photographsSchema,
}

export type ContentName = keyof typeof schemas
export type Content = { [Name in ContentName]: z.output<(typeof schemas)[Name]> }
/** A page's entry in pages.json. */
export type PageEntry = z.output<typeof pageEntrySchema>
/** A piece of furniture, from products.json. */
export type Piece = Content['products']['pieces'][number]
