import type { Mutant } from './mutants/mutant.ts'

/** Ten drawings at one scale, each a way to its photograph. */
export const mutants: readonly Mutant[] = [
  {
    name: 'floor: every piece as wide as the others',
    file: 'src/components/Floor.tsx',
    find: 'width={em(width)}',
    replace: 'width={em(900)}',
    killedBy: 'all stand on one line, at one scale',
  },
  {
    name: 'floor: the drawings are missing',
    file: 'src/components/Floor.tsx',
    find: '#${photo}`} />',
    replace: '#drawing-${photo}`} />',
    killedBy: 'all stand on one line, at one scale',
  },
  {
    name: 'floor: hangs from the ceiling',
    file: 'src/components/Floor.module.css',
    find: '    align-items: end;\n    font-size',
    replace: '    align-items: start;\n    font-size',
    killedBy: 'all stand on one line, at one scale',
  },
  {
    name: 'floor: the bed leads to the night table',
    file: 'src/content/products.ts',
    find: "{ photo: 'bed', label: 'Bed'",
    replace: "{ photo: 'night-table', label: 'Bed'",
    killedBy: 'Bed leads to its photograph',
  },
  {
    name: 'floor: photographs without an address',
    file: 'src/components/Gallery.tsx',
    find: ' id={name}',
    replace: '',
    killedBy: 'without script, a piece leads to its photograph as well',
  },
  {
    name: 'floor: cut off at the edge',
    file: 'src/components/Floor.module.css',
    find: '    overflow-x: auto;\n',
    replace: '    overflow: clip;\n',
    killedBy: 'is scrolled sideways by the keyboard',
  },
]
