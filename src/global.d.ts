/**
 * Provided by build/contentPlugin.ts. src/content/schemas/pageSchemas.ts declares its exports for single
 * pages, such as `home`.
 */
declare module 'virtual:content' {
  type Content = import('./content/schemas/contentSchemas.ts').Content
  export const pages: readonly Pick<Content['pages']['pages'][number], 'path' | 'label' | 'title'>[]
  export const language: Content['pages']['language']
  export const sustainability: Content['pages']['sustainability']
  export const labels: Omit<Content['labels'], 'sending'>
  export const errorPage: Content['errorPage']
  /** Not part of `labels`, so that these texts are in the bundle only if the site's forms send data. */
  export const sendingTexts: Content['labels']['sending']
  /** Each photograph by its name. `alt`: what it shows, for people who cannot see it. */
  export const photographs: Partial<
    Record<string, import('./images/encodedPhotograph.ts').EncodedPhotograph & { alt: string }>
  >
  /** The texts of the pages' h1. */
  export const headings: Record<import('./content/schemas/pageSchemas.ts').PagePath, string>
  /** URLs to which the forms send their values. A form with an empty URL sends nothing. */
  export const contactEndpoint: string
  export const grievanceEndpoint: string
  /** The firm's facts: name, URLs, phone, e-mail, addresses, position on the map. */
  export const site: import('./content/site.ts').Site
  /** Number of grid columns of each gallery piece, by photograph and screen size. The opening piece has no entry. */
  export const galleryColumnSpans: Partial<Record<string, Record<'phone' | 'tablet' | 'desktop', number>>>
  /** The pieces of the size comparison, with the size of their drawings in mm. Empty if too few have a drawing. */
  export const comparedPieces: readonly { photograph: string; label: string; width: number; height: number }[]
  /** URL of the SVG with the drawings (elevations) of the compared pieces. */
  export const elevationsUrl: string
  /** URLs of the film's files. The site may have no film. */
  export const filmUrls: { webm?: string; mp4?: string }
}

interface Window {
  /** For the translation service (src/layout/Translator.tsx): the function that it calls, and its API. */
  onTranslatorReady: () => void
  google: { translate: { TranslateElement: new (options: object, element: string) => unknown } }
  /** https://html.spec.whatwg.org/multipage/interaction.html#close-requests, not yet in TypeScript's library. */
  CloseWatcher?: new (options: { signal: AbortSignal }) => EventTarget
}
