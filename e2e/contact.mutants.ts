import type { Mutants } from './mutants/mutants.ts'

/** Addresses, links, map. */
export const mutants: Mutants = {
  'has phone, e-mail and WhatsApp, ready to use': [['src/content/site.ts', '`tel:${', '`${']],
  'leads a phone past addresses and map to its form': [
    ['src/pages/Contact.tsx', 'href="#contact-form"', 'href="#contact"'],
    [
      'src/pages/Contact.tsx',
      ' tabIndex={-1}>\n            {contact.formHeading}',
      '>\n            {contact.formHeading}',
    ],
  ],
  'does not ask for the map before it comes into view': [
    ['src/components/MapFrame.tsx', '{seen && map}', '{map}'],
  ],
  'shows the map when the visitor comes to it, which may run scripts and open tabs, and nothing else': [
    ['src/components/MapFrame.tsx', '      setSeen(true)\n', ''],
    ['src/components/MapFrame.tsx', '      sandbox="allow-scripts allow-same-origin allow-popups"\n', ''],
  ],
}
