import type { Mutant } from '../mutants/mutant.ts'

/** Landmarks, headings, names, states. */
export const mutants: readonly Mutant[] = [
  {
    name: 'sustainability: does not say that it opens a new tab',
    file: 'src/layout/Header.tsx',
    find: '        <span className="visually-hidden"> ({words.newTab})</span>\n',
    replace: '',
    killedBy:
      'each link of /about says where it leads: by its words, by them alone, and whether in a new tab',
  },
  {
    name: 'missing part: the failure is not announced',
    file: 'src/layout/Layout.tsx',
    find: 'role="alert" hidden',
    replace: 'hidden',
    killedBy: 'the failure of the site says so to screen readers as it appears',
  },
  {
    name: 'map: its link hands over the window',
    file: 'src/pages/Contact.tsx',
    find: '<a href={mapPageAddress(latitude, longitude)} target="_blank" rel="noopener noreferrer">',
    replace: '<a href={mapPageAddress(latitude, longitude)} target="_blank">',
    killedBy: 'no link that opens a new tab hands over its window or says where the visitor comes from',
  },
  {
    name: 'WhatsApp: hears where the visitor comes from',
    file: 'src/pages/Contact.tsx',
    find: '<a href={whatsAppHref} target="_blank" rel="noopener noreferrer">',
    replace: '<a href={whatsAppHref} target="_blank" rel="noopener">',
    killedBy: 'no link that opens a new tab hands over its window or says where the visitor comes from',
  },
]
