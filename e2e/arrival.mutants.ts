import type { Mutant } from './mutants/mutant.ts'

/** What has arrived of a page stands where it stays. */
export const mutants: readonly Mutant[] = [
  {
    name: 'arrival: the items of the navigation push each other to the left',
    file: 'src/layout/Header.module.css',
    find: '      visibility: hidden;\n',
    replace: '',
    killedBy: 'what has arrived of /about already stands where it stays, 1280 px wide',
  },
  {
    name: 'arrival: the controls of the carousel push each other to the left',
    file: 'src/components/Carousel.module.css',
    find: '.controls {\n    visibility: hidden;\n',
    replace: '.controls {\n',
    killedBy: 'what has arrived of / already stands where it stays, 390 px wide',
  },
  {
    name: 'arrival: other photographs compete with the first',
    file: 'src/components/Picture.module.css',
    find: '      animation: hold-back var(--patience);\n',
    replace: '',
    killedBy: 'until the first photograph of / has come, no other is fetched',
  },
  {
    name: 'arrival: the app does not wait for the load',
    file: 'src/early.ts',
    find: "addEventListener('load', () => void awaitPaint())",
    replace: "void load()\naddEventListener('load', () => void awaitPaint())",
    killedBy: 'until /contact has been painted, neither fonts nor the app are fetched',
  },
  {
    name: 'arrival: the rest does not wait for the paint',
    file: 'src/early.ts',
    find: 'setTimeout(begin, longestWait)',
    replace: 'setTimeout(begin)',
    killedBy: 'fetches the rest as soon as it is painted',
  },
  {
    name: 'arrival: the rest waits for word of the paint for ever',
    file: 'src/early.ts',
    find: '  setTimeout(begin, longestWait)\n',
    replace: '',
    killedBy: 'fetches the rest 2 s later where the browser tells of no paint',
  },
  {
    name: 'arrival: the addresses make room for one another',
    file: 'src/pages/Contact.module.css',
    find: 'repeat(3, 1fr)',
    replace: 'repeat(auto-fit, minmax(16rem, 1fr))',
    killedBy: 'what has arrived of /contact already stands where it stays, 1280 px wide',
  },
]
