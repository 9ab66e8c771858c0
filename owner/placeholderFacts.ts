import type { Site } from '../src/content/site.ts'

/** Invented facts, shown until the firm sets its own in .env. */
export const placeholderFacts: Site = {
  name: 'Heartwood & Forge',
  url: 'https://www.heartwood-and-forge.example',
  phone: '+91 55555 50123',
  email: 'hello@heartwood-and-forge.example',
  sustainabilityUrl: 'https://design.heartwood-and-forge.example/sustainability',
  addresses: {
    factory: ['Plot 14, Anvil Road', 'Kiln Industrial Area, Phase II', 'Sample City 555 014', 'India'],
    headOffice: ['2 Dovetail Lane', 'Mortise Garden', 'Sample City 555 002', 'India'],
    showroom: ['88 Spindle Street', 'Old Timber Market', 'Sample City 555 088', 'India'],
  },
  map: { latitude: 26.2389, longitude: 73.0243 },
}
