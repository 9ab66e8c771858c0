import type { Mutants } from './mutants/mutants.ts'

/** Photographs as sharp as the screen, in their right shape. */
export const mutants: Mutants = {
  'no frame is seen round a piece on plaster: /products': [
    ['src/styles/tokens.css', '--plaster: #ede7dd', '--plaster: #eee7dd'],
  ],
  'on 1440 x 900 at density 1 photographs of / are as sharp as the screen': [
    [
      'src/images/places.ts',
      "  if ('height' in box) return `max(${box.width}, ${box.height} * ${short(ratio)})`\n",
      "  if ('height' in box) return `${box.height}`\n",
    ],
  ],
  'a phone is given upright photographs, of which hardly anything is cut off': [
    [
      'src/images/places.ts',
      "box.ratio <= 1 ? 'upright' : 'whole'",
      "box.ratio <= 0.5 ? 'upright' : 'whole'",
    ],
  ],
  'what matters of a photograph of / is not cut off': [
    ['src/components/Picture.tsx', ' focus-${name}`', '`'],
  ],
  'photographs come as webp to who does not know avif': [
    ['src/images/srcSet.ts', "address(width, 'webp'))[0]", "address(width, 'jpg'))[0]"],
  ],
  'photographs come as jpg to who does not know avif|webp': [
    ['src/images/srcSet.ts', "known.whole[0], 'jpg'", "known.whole[1], 'jpg'"],
  ],
  'its slides are taken upright, not cut from the wide ones, which have fewer px': [
    ['build/encodePhotographs.ts', '`${name}-upright.jpg`', '`${name}-tall.jpg`'],
  ],
  'on 390 x 844 at density 3 the lightbox is as sharp as the screen': [
    ['src/images/places.ts', 'coveringWidth(each, ratio, 2 / 3)', 'coveringWidth(each, ratio, 2 / 9)'],
  ],
  'on 1440 x 900 at density 1 photographs of /products are as sharp as the screen': [
    [
      'src/images/places.ts',
      "galleryWide: [\n    { media: desktop, width: 'min(48vw, 56rem)'",
      "galleryWide: [\n    { media: desktop, width: '200vw'",
    ],
  ],
  'every photograph says its width and height before it has come: /products': [
    ['src/components/Picture.tsx', '          width={whole.width}\n          height={whole.height}\n', ''],
  ],
}
