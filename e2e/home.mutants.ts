import type { Mutants } from './mutants/mutants.ts'

/** Words, lists and links that the specification gives. */
export const mutants: Mutants = {
  'plays in a dialog, silent, inside the page, and can be stopped': [
    ['src/components/TourFilm.tsx', '            aria-label={film.alt}\n', ''],
    ['src/components/TourFilm.tsx', '            autoPlay\n', ''],
    ['src/components/TourFilm.tsx', '            <source src={mp4} type="video/mp4" />\n', ''],
  ],
  'is not fetched before the visitor asks for it': [
    [
      'src/components/TourFilm.tsx',
      '      {open && (\n',
      '      <video src={mp4} preload="auto" hidden muted />\n      {open && (\n',
    ],
  ],
  'scrolls smoothly to the top by ABOUT US': [
    ['src/lib/useScrollPosition.ts', "behavior: smooth ? 'smooth' : 'instant'", "behavior: 'instant'"],
    ['src/layout/Layout.tsx', 'focus({ preventScroll: true })', 'focus()'],
  ],
  'leads to the top of /contact by "Ask for a drawing" in ^Made by hand': [
    [
      'src/content/home.ts',
      "label: 'Ask for a drawing', to: '/contact'",
      "label: 'Ask for a drawing', to: '/about'",
    ],
  ],
  'has certifications, the invitation to the tour, and what the firm makes': [
    ['src/content/home.ts', "'A captivating video tour of our stunning work'", "'A video tour of our work'"],
  ],
  'stands beside the photograph of the line under the pointer or the focus, else of the first': [
    ['src/pages/Home.module.css', ', li:hover, li:focus-within)', ', li:focus-within)'],
    ['src/pages/Home.module.css', 'ul:not(:has(:hover, :focus)) li', 'ul li'],
    ['src/pages/Home.module.css', '      pointer-events: none;\n', ''],
    ['src/pages/Home.module.css', '        pointer-events: auto;\n', ''],
    ['src/content/home.ts', "label: 'Beds', photo: 'bed'", "label: 'Beds', photo: 'night-table'"],
  ],
  'shows on a tablet each kind under a photograph of some size': [
    ['src/pages/Home.module.css', 'repeat(3, 1fr)', 'repeat(6, 1fr)'],
  ],
  'has cards: a photograph, lines, a list with checks or dots or none, a button or none': [
    ['src/components/Card.tsx', '                {list.icon === \'check\' && <Icon name="check" />}\n', ''],
  ],
}
