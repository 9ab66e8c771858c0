import type { Mutant } from './mutants/mutant.ts'

/** Addresses, links, map. */
export const mutants: readonly Mutant[] = [
  {
    name: 'contact: no showroom',
    file: 'src/pages/Contact.tsx',
    find: "'headOffice', 'showroom'] as const",
    replace: "'headOffice'] as const",
    killedBy: 'has its three addresses',
  },
  {
    name: 'contact: phone without tel:',
    file: 'src/content/site.ts',
    find: '`tel:${',
    replace: '`${',
    killedBy: 'has phone and e-mail, ready to use',
  },
  {
    name: 'contact: e-mail without mailto:',
    file: 'src/content/site.ts',
    find: '`mailto:${site.email}`',
    replace: 'site.email',
    killedBy: 'has phone and e-mail, ready to use',
  },
  {
    name: 'contact: WhatsApp with a plus sign',
    file: 'src/content/site.ts',
    find: "site.phone.replace(/\\D/g, '')",
    replace: "site.phone.replace(/[^+\\d]/g, '')",
    killedBy: 'offers WhatsApp',
  },
  {
    name: 'map: loaded at once',
    file: 'src/components/MapFrame.tsx',
    find: '{seen && map}',
    replace: '{map}',
    killedBy: 'does not ask for the map before it comes into view',
  },
  {
    name: 'map: never loaded',
    file: 'src/components/MapFrame.tsx',
    find: '      setSeen(true)\n',
    replace: '',
    killedBy: 'shows the map when the visitor comes to it',
  },
  {
    name: 'map: not lazy',
    file: 'src/components/MapFrame.tsx',
    find: '      loading="lazy"\n',
    replace: '',
    killedBy: 'shows the map when the visitor comes to it',
  },
  {
    name: 'map: no title',
    file: 'src/components/MapFrame.tsx',
    find: '      title={contact.mapTitle}\n',
    replace: '',
    killedBy: 'shows the map when the visitor comes to it',
  },
  {
    name: 'map: no link beside it',
    file: 'src/pages/Contact.tsx',
    find: 'href={mapPageAddress(latitude, longitude)}',
    replace: 'href="/contact"',
    killedBy: 'has a link to the map beside it',
  },
  {
    name: 'map: may do anything',
    file: 'src/components/MapFrame.tsx',
    find: '      sandbox="allow-scripts allow-same-origin allow-popups"\n',
    replace: '',
    killedBy: 'lets the map run its scripts and open tabs, and nothing else',
  },
]
