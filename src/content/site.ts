/** Where the firm is: the lines of an address as they are printed, and the country for machines. */
export interface Address {
  lines: readonly string[]
}

/** The firm's facts. Every one can be replaced at build time by an environment variable: see .env.example. */
export interface Site {
  name: string
  url: string
  phone: string
  email: string
  sustainabilityUrl: string
  addresses: { factory: Address; headOffice: Address; showroom: Address }
  map: { latitude: number; longitude: number }
}

/** Placeholders, meant to be recognised as such: the firm sets its own in .env. */
export const defaults: Site = {
  name: 'Heartwood & Forge',
  url: 'https://www.heartwood-and-forge.example',
  phone: '+91 55555 50123',
  email: 'hello@heartwood-and-forge.example',
  sustainabilityUrl: 'https://design.heartwood-and-forge.example/sustainability',
  addresses: {
    factory: {
      lines: ['Plot 14, Anvil Road', 'Kiln Industrial Area, Phase II', 'Sample City 555 014', 'India'],
    },
    headOffice: { lines: ['2 Dovetail Lane', 'Mortise Garden', 'Sample City 555 002', 'India'] },
    showroom: { lines: ['88 Spindle Street', 'Old Timber Market', 'Sample City 555 088', 'India'] },
  },
  map: { latitude: 26.2389, longitude: 73.0243 },
}

/** The operator's checked settings, put in by the build (build/settings.ts); absent where the build is not involved. */
declare const __SITE_SETTINGS__: Partial<Site> | undefined

/** The facts that the site shows. */
export const site: Site = {
  ...defaults,
  ...(typeof __SITE_SETTINGS__ === 'undefined' ? {} : __SITE_SETTINGS__),
}

/** `tel:` address of the firm's phone: digits and a leading plus (RFC 3966). */
export const phoneHref = `tel:${site.phone.replace(/[^+\d]/g, '')}`

/** WhatsApp's click-to-chat address: digits only, without the plus. */
export const whatsAppHref = `https://wa.me/${site.phone.replace(/\D/g, '')}`

export const emailHref = `mailto:${site.email}`
