import type { Mutant } from './mutants/mutant.ts'

/** How a page becomes alive, and what is fetched ahead of the next. */
export const mutants: readonly Mutant[] = [
  {
    name: 'alive: the scripts are asked for one after another',
    file: 'src/early.ts',
    find: 'for (const href of [...needed, ',
    replace: 'for (const href of [',
    killedBy: 'in one round trip: /about asks at once for every script that it needs',
  },
  {
    name: 'alive: the slide show is a round trip of its own',
    file: 'build/prerender.ts',
    find: 'source ? laterScriptsOf(manifest, source) : []',
    replace: '[]',
    killedBy: 'in one round trip: / asks at once for every script that it needs',
  },
  {
    name: 'alive: no page is fetched ahead',
    file: 'src/app.tsx',
    find: '  void fetchAllPages()\n',
    replace: '',
    killedBy: 'is there already: the code of all pages comes when the page is at rest',
  },
  {
    name: 'alive: pages are fetched ahead for who saves data, too',
    file: 'src/lib/pageCode.ts',
    find: 'navigator.connection?.saveData || ',
    replace: '',
    killedBy: 'is not fetched ahead for who saves data',
  },
  {
    name: 'alive: the next page fetches its photograph when it is there',
    file: 'src/lib/pageCode.ts',
    find: '  if (opening) fetchPhotograph(opening.photo, opening.place)\n',
    replace: '',
    killedBy: '/products has its first photograph fetched at the first sign of interest',
  },
  {
    name: 'alive: another file is fetched ahead than is shown',
    file: 'src/content/pages.ts',
    find: "opening: { photo: 'sideboard', place: 'firm' }",
    replace: "opening: { photo: 'sideboard', place: 'category' }",
    killedBy: '/about has its first photograph fetched at the first sign of interest',
  },
]
