import type { Mutants } from '../mutants/mutants.ts'

/** Landmarks, headings, names, states. */
export const mutants: Mutants = {
  'each link of /about says where it leads: by its words, by them alone, and hands no window to a new tab': [
    ['src/layout/Header.tsx', '        <span className="visually-hidden"> ({words.newTab})</span>\n', ''],
    ['src/layout/Header.tsx', ' rel="noopener noreferrer"', ''],
  ],
}
