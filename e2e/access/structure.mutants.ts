import type { Mutants } from '../mutants/mutants.ts'

/** Landmarks, headings, names, states. */
export const mutants: Mutants = {
  'each link of /about says where it leads: by its words, by them alone, and hands no window to a new tab': [
    ['src/layout/Header.tsx', '        <span className="visually-hidden"> ({words.newTab})</span>\n', ''],
    ['src/layout/Header.tsx', ' rel="noopener noreferrer"', ''],
  ],
  'each link of /contact says where it leads: by its words, by them alone, and hands no window to a new tab':
    [
      [
        'src/pages/Contact.tsx',
        '<a href={mapPageAddress(latitude, longitude)} target="_blank" rel="noopener noreferrer">',
        '<a href={mapPageAddress(latitude, longitude)} target="_blank">',
      ],
    ],
}
