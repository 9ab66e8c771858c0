import type { Mutant } from './mutants/mutant.ts'

/** Photographs as sharp as the screen, in their right shape. */
export const mutants: readonly Mutant[] = [
  {
    name: 'photographs: sizes tell the width of the box, not of what covers it',
    file: 'src/images/places.ts',
    find: 'const scale = Math.max(1, ratio / box.ratio) * factor',
    replace: 'const scale = factor',
    and: {
      find: "  if ('height' in box) return `max(${box.width}, ${box.height} * ${short(ratio)})`\n",
      replace: "  if ('height' in box) return box.width\n",
    },
    killedBy: 'on 1440 x 900 at density 1 › photographs of / are as sharp as the screen',
  },
  {
    name: 'photographs: phones get the whole of a landscape, cut by the box',
    file: 'src/images/places.ts',
    find: "box.ratio <= 1 ? 'upright' : 'whole'",
    replace: "box.ratio <= 0.5 ? 'upright' : 'whole'",
    killedBy: 'a phone is given upright photographs, of which hardly anything is cut off',
  },
  {
    name: 'photographs: the upright cut has the shape of the whole',
    file: 'build/photos.ts',
    find: 'const cutWidth = Math.round(height * upright)',
    replace: 'const cutWidth = Math.round(height * 1.5)',
    killedBy: 'a phone is given upright photographs, of which hardly anything is cut off',
  },
  {
    name: 'photographs: phones get three pixels for each of their own',
    file: 'src/images/places.ts',
    find: 'coveringWidth(each, ratio, 2 / 3)',
    replace: 'coveringWidth(each, ratio, 2)',
    killedBy: 'on 390 x 844 at density 3 › the lightbox is as sharp as the screen',
  },
  {
    name: 'photographs: the gallery asks for files twice as wide as the screen',
    file: 'src/images/places.ts',
    find: "{ media: desktop, width: 'min(48vw, 48rem)', ratio: 4 / 5 }",
    replace: "{ media: desktop, width: '200vw', ratio: 4 / 5 }",
    killedBy: 'on 1440 x 900 at density 1 › photographs of /products are as sharp as the screen',
  },
  {
    name: 'photographs: without width and height',
    file: 'src/components/Picture.tsx',
    find: '          width={whole.width}\n          height={whole.height}\n',
    replace: '',
    killedBy: 'every photograph says its width and height before it has come: /products',
  },
  {
    name: 'photographs: the lightbox shows the neighbour, with the right words',
    file: 'src/components/Gallery.tsx',
    find: '<Picture key={name} name={name} place="lightbox" />',
    replace: '<Picture key={name} name={names[(index + 1) % names.length] ?? name} place="lightbox" />',
    killedBy: 'each lightbox shows the photograph that was chosen',
  },
]
