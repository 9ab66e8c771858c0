/** Provided by build/contentPlugin.ts. */
declare module 'virtual:content' {
  type Content = import('./content/schemas/contentSchemas.ts').Content
  /** Also `home` and so on: the content of each JSON file, and the keys of pages.json. */
  interface Exports
    extends Omit<Content, 'pages' | 'labels' | 'photographs'>, Omit<Content['pages'], 'pages'> {
    pages: readonly Pick<Content['pages']['pages'][number], 'path' | 'label' | 'title'>[]
    labels: Omit<Content['labels'], 'sending'>
    /** Not part of `labels`, so that these texts are in the bundle only if the site's forms send data. */
    sendingTexts: Content['labels']['sending']
    /** Each photograph by its name. `alt`: what it shows, for people who cannot see it. */
    photographs: Partial<
      Record<string, import('./images/encodedPhotograph.ts').EncodedPhotograph & { alt: string }>
    >
    /** The texts of the pages' h1. */
    headings: Record<import('./content/schemas/pageSchemas.ts').PagePath, string>
    /**
     * URLs to which the forms send their values. A form with an empty URL sends nothing. They are constants, so that
     * the bundler drops FormWithEndpoint or FormWithoutEndpoint if no page uses it.
     */
    contactEndpoint: string
    grievanceEndpoint: string
    /** The firm's facts: name, URLs, phone, e-mail, addresses, position on the map. */
    site: import('./content/site.ts').Site
    /** Number of grid columns of each gallery piece, by photograph and screen size. The opening piece has no entry. */
    galleryColumnSpans: Partial<Record<string, Record<'phone' | 'tablet' | 'desktop', number>>>
    /** The pieces of the size comparison, with the size of their drawings in mm. Empty if too few have a drawing. */
    comparedPieces: readonly { photograph: string; label: string; width: number; height: number }[]
    /** URL of the SVG with the drawings (elevations) of the compared pieces. */
    elevationsUrl: string
    /** The film's files: their URLs, and the MIME type of the WebM file. The site may have no film. */
    filmFiles: { webm?: { url: string; type: string }; mp4?: string }
  }
  const exports: Exports
  export = exports
}

interface Window {
  /** For the translation service (src/layout/Translator.tsx): the function that it calls, and its API. */
  onTranslatorReady: () => void
  google: { translate: { TranslateElement: new (options: object, element: string) => unknown } }
  /** https://html.spec.whatwg.org/multipage/interaction.html#close-requests, not yet in TypeScript's library. */
  CloseWatcher?: new (options: { signal: AbortSignal }) => EventTarget
}
