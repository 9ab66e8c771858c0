/** URLs to which the forms send their values. A form with an empty URL sends nothing. Defined by build/content.ts. */
declare const __CONTACT_ENDPOINT__: string
declare const __GRIEVANCE_ENDPOINT__: string

/** Provided by build/photographs.ts. */
declare module 'virtual:photographs' {
  const table: Partial<Record<string, import('./images/encodedPhotograph.ts').EncodedPhotograph>>
  export default table
}

/** Provided by build/content.ts. src/content/pageSchemas.ts declares its exports for single pages, such as `home`. */
declare module 'virtual:content' {
  type Content = import('./content/schemas.ts').Content
  export const pages: readonly Omit<Content['pages']['pages'][number], 'description' | 'social'>[]
  export const language: Content['pages']['language']
  export const sustainability: Content['pages']['sustainability']
  export const labels: Omit<Content['labels'], 'sending'>
  export const sendingTexts: Content['labels']['sending']
  export const photographs: Content['photographs']['photographs']
  /** The firm's facts: name, URLs, phone, e-mail, addresses, position on the map. */
  export const site: import('./content/site.ts').Site
  /** How many of the gallery's 60 grid columns a piece spans, by photograph and screen. The opening piece has no entry. */
  export const galleryColumns: Partial<Record<string, Record<'phone' | 'tablet' | 'desktop', number>>>
  /** The pieces of the size comparison, with width and height in mm. Empty if too few have an elevation. */
  export const comparedPieces: readonly { photograph: string; label: string; width: number; height: number }[]
  /** URLs of the SVG with all elevations, and of the film's files. The site may have no film. */
  export const elevationAndFilmUrls: { elevations: string; webm?: string; mp4?: string }
}
