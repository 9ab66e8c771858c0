import type { Mutants } from './mutants/mutants.ts'

/** How a page becomes alive, and what is fetched ahead of the next. */
export const mutants: Mutants = {
  'in one round trip: /about asks at once for every script that it needs': [
    ['src/early.ts', 'for (const href of [...needed, ', 'for (const href of ['],
  ],
  'in one round trip: / asks at once for every script that it needs': [
    ['build/prerender.ts', 'source ? laterScriptsOf(manifest, source) : []', '[]'],
  ],
  'is there already: the code of all pages comes when the page is at rest': [
    ['src/app.tsx', 'void fetchAllPages()', 'void Promise.resolve(true)'],
  ],
  'takes place in one go when the code of all pages is there': [
    ['src/app.tsx', 'setWaits(!all)', 'setWaits(all)'],
    ['src/lib/pageCode.ts', 'pages.every(({ path }) => arrived.has(path))', 'false'],
  ],
  'is laid out where it is seen, and below when it is shown': [
    ['src/layout/Layout.tsx', "'data-arriving', navigation !== 'POP' && !state", "'data-arriving', false"],
    [
      'src/layout/Layout.tsx',
      "    setTimeout(() => page.removeAttribute('data-arriving'), arrivalTime)\n",
      '',
    ],
    [
      'src/styles/layout.css',
      '  main[data-arriving] :is(section, figure)',
      '  main[data-arriving] :is(section)',
    ],
  ],
  'is not fetched ahead for who saves data': [
    ['src/lib/pageCode.ts', 'navigator.connection?.saveData || ', ''],
  ],
  '/products has its first photograph fetched at the first sign of interest': [
    ['src/lib/pageCode.ts', '  if (opening) fetchPhotograph(opening.photo, opening.place)\n', ''],
  ],
  '/about has its first photograph fetched at the first sign of interest': [
    [
      'src/content/pages.ts',
      "opening: { photo: 'workshop', place: 'firm' }",
      "opening: { photo: 'workshop', place: 'category' }",
    ],
  ],
  'comes in softly, without a picture of the one that is left, which costs a frame': [
    [
      'src/layout/Layout.tsx',
      '      page.animate({ opacity: [0, 1] }, arrivalTime)\n',
      '      document.startViewTransition(() => void page.animate({ opacity: [0, 1] }, arrivalTime))\n',
    ],
    [
      'src/layout/Layout.tsx',
      '      page.animate({ opacity: [0, 1] }, arrivalTime)\n',
      '      page.getAnimations()\n',
    ],
  ],
  'bring /products in as it looks when it is opened by its address': [
    ['index.html', '      <!--rest-->\n', '', '  </body>', '    <template><!--rest--></template>\n  </body>'],
  ],
}
