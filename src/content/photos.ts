/** A point in a photograph, 0 to 1 from top left. */
interface Point {
  x: number
  y: number
}

/** A piece's outer measures in millimetres, to the nearest 5, as it stands: the width is that of its front. */
export interface Measures {
  width: number
  depth: number
  height: number
}

/** What is known of a photograph besides its pixels. */
export interface Photo {
  alt: string
  /** The piece, and what it is made of: together its caption. */
  name: string
  material: string
  /** The point to keep when a box cuts the photograph. */
  focus: Point
  /** The middle of the upright cut of a landscape that has no upright master (NAME-upright.jpg); without, the focus. */
  cutFocus?: Point
  /** Whether its backdrop is the page's plaster, so that on plaster no frame is seen. */
  plaster?: true
  /** Where its piece begins, 0 to 1 from the left: where no frame is seen, captions begin there. */
  start?: number
  /** Of a product: its pieces, the one it is named after first. */
  measures?: readonly Measures[]
}

/** The photographs of src/images by file name. They are computer-made and stand where the firm's own will stand. */
export const photos = {
  'hero-dining': {
    alt: 'Walnut dining table with four chairs under a black dome pendant, a vase and a bowl of pears on it, in low sun.',
    name: 'Dining table and chairs',
    material: 'Walnut, blackened steel stretcher, bouclé seats',
    focus: { x: 0.6, y: 0.9 },
  },
  'hero-bedroom': {
    alt: 'Oak bed with a spindle headboard, linen bedding and a rust throw, two night tables and a lamp in morning light.',
    name: 'Spindle bed and night tables with drawer',
    material: 'Oak, brass knobs, linen bedding, woven wool throw',
    focus: { x: 0.45, y: 0.85 },
  },
  'hero-bar': {
    alt: 'High walnut bar table on a black forged-iron frame with scroll brackets, three bar stools, three pendants and a wall shelf.',
    name: 'Bar table, bar stools and wall shelf',
    material: 'Walnut on hand-forged blackened iron, riveted scroll brackets',
    focus: { x: 0.66, y: 0.55 },
  },
  'tour-living': {
    alt: 'Armless walnut lounge chair with pale cushions, low tables of walnut, oak and stone and an iron floor lamp, a low sun on the dark wall behind.',
    name: 'Lounge chair, nested side tables and floor lamp',
    material: 'Walnut, oak, stone, blackened iron, bouclé',
    focus: { x: 0.66, y: 0.25 },
  },
  materials: {
    alt: 'Samples from above: four woods, forged iron bar, ring and hook, brass pull and knob, fabric swatches, stone, a chair drawing.',
    name: 'Material samples',
    material: 'Walnut, oak, smoked oak, teak, blackened iron, brass, linen, bouclé, stone',
    focus: { x: 0.5, y: 0.48 },
  },
  joinery: {
    alt: 'Close view of a walnut table corner: rail held in the slotted leg by two pale pegs, a domed brass cap, black steel bracket.',
    name: 'Bridle joint, pegged',
    material: 'Walnut leg and rail, oak pegs, black steel bracket',
    focus: { x: 0.5, y: 0.5 },
    cutFocus: { x: 0.36, y: 0.5 },
  },
  workshop: {
    alt: 'A joiner’s bench with plane, mallet and a crest rail in its vice, chisels, a bow saw and two chair frames on the wall, an anvil on its stump beside iron bars.',
    name: 'Bench and anvil',
    material: 'Chair frames in oak and walnut, square bar for the next order',
    focus: { x: 0.78, y: 1 },
    cutFocus: { x: 0.67, y: 0.5 },
  },
  'chair-and-lamp': {
    alt: 'An oak spindle-back chair drawn up to a walnut night table in the evening, the lamp on it lit.',
    name: 'Chair and night table',
    material: 'Oak; walnut, brass knob; lamp in ceramic, brass and linen',
    focus: { x: 0.32, y: 0.78 },
  },
  showroom: {
    alt: 'Four seats on a rack of iron and oak, two above two: a bar stool, an oak and a black spindle-back chair, a walnut chair with a pale seat; low sun.',
    name: 'The showroom',
    material: 'Chairs and stool in walnut, oak and ash on a rack of oak and blackened iron',
    focus: { x: 0.5, y: 0.54 },
  },
  'house-mark': {
    alt: 'The house mark, three rings crossed by a bar, burned into the back of an oak chair at a walnut table.',
    name: 'The house mark',
    material: 'Burned into oak',
    focus: { x: 0.5, y: 0.44 },
  },
  'iron-scrolls': {
    alt: 'Close view of a black forged-iron stem: a twisted square bar, a riveted collar and curved legs that end in scrolls.',
    name: 'Twisted stem, collared and scrolled',
    material: 'Square bar, drawn and twisted at the hearth, blackened and waxed',
    focus: { x: 0.5, y: 0.5 },
  },
  'brass-corner': {
    alt: 'Close view of a teak table: its corner in a brass cap, a curved leg under it, a brass rod behind.',
    name: 'Capped corner',
    material: 'Teak, brass cap and pivot rod',
    focus: { x: 0.3, y: 0.35 },
    cutFocus: { x: 0.3, y: 0.5 },
  },
  'dining-table': {
    alt: 'Walnut dining table seen at an angle, one walnut chair with a pale bouclé seat drawn up, a white vase and a bowl of pears on top.',
    name: 'Dining table and chair',
    material: 'Solid walnut, black steel tie bar, bouclé seat',
    focus: { x: 0.5, y: 0.57 },
    plaster: true,
    start: 0.07,
    measures: [
      { width: 1750, depth: 920, height: 745 },
      { width: 520, depth: 520, height: 790 },
    ],
  },
  'expandable-table': {
    alt: 'Oak extending table with its centre leaf in and the near end pulled out, showing brass pins and dark steel runners.',
    name: 'Extending dining table',
    material: 'Solid oak with a loose centre leaf, steel runners, brass locating pins',
    focus: { x: 0.5, y: 0.57 },
    plaster: true,
    start: 0.07,
    measures: [{ width: 1860, depth: 900, height: 745 }],
  },
  'foldable-table': {
    alt: 'Slim folding table with crossing curved legs, brass pivots, a brass rod between them and brass corner caps.',
    name: 'Folding campaign table',
    material: 'Solid teak, brass pivots, rod and corner caps',
    focus: { x: 0.5, y: 0.53 },
    plaster: true,
    start: 0.15,
    measures: [{ width: 980, depth: 540, height: 730 }],
  },
  bed: {
    alt: 'Oak bed seen from its foot at an angle: spindle headboard, two linen pillows, folded sheet and a rust throw.',
    name: 'Spindle bed',
    material: 'Oak with bowed top rail, linen bedding',
    plaster: true,
    start: 0.04,
    focus: { x: 0.5, y: 0.57 },
    measures: [{ width: 1865, depth: 2225, height: 1215 }],
  },
  'iron-side-table': {
    alt: 'Small round timber-topped table on a black forged-iron stem with a twisted section, riveted collars and four scroll feet.',
    name: 'Side table',
    material: 'Forged iron, blackened and waxed, with a solid oak top',
    focus: { x: 0.5, y: 0.56 },
    plaster: true,
    start: 0.27,
    measures: [{ width: 470, depth: 470, height: 545 }],
  },
  'nested-tables': {
    alt: 'Three low tables overlapping: a walnut oval, a small oak one in front and a pale stone top on thin black legs.',
    name: 'Nesting tables',
    material: 'Walnut, oak and stone tops, with turned timber or black steel legs',
    focus: { x: 0.5, y: 0.61 },
    plaster: true,
    start: 0.17,
    measures: [
      { width: 760, depth: 570, height: 400 },
      { width: 475, depth: 400, height: 315 },
      { width: 430, depth: 435, height: 500 },
    ],
  },
  'night-table': {
    alt: 'Walnut night table with one drawer, a round brass knob and an open shelf, with a lit lamp, books and a cup.',
    name: 'Night table with drawer and shelf',
    material: 'Walnut, brass knob; lamp in ceramic, brass and linen',
    focus: { x: 0.5, y: 0.57 },
    plaster: true,
    start: 0.27,
    measures: [{ width: 520, depth: 420, height: 520 }],
  },
  'bar-stools': {
    alt: 'Two bar stools with black round-bar steel frames and brass foot rails: one oak with a curved back, one walnut and backless.',
    name: 'Bar stools',
    material: 'Solid oak or walnut seat, powder-coated steel, brass foot rail',
    focus: { x: 0.5, y: 0.55 },
    plaster: true,
    start: 0.16,
    measures: [
      { width: 435, depth: 475, height: 900 },
      { width: 435, depth: 455, height: 665 },
    ],
  },
  'spindle-chair': {
    alt: 'Black spindle-back dining chair with a curved crest rail, a shaped seat and splayed legs joined by an H-stretcher.',
    name: 'Spindle-back chair',
    material: 'Solid ash, ebonised',
    focus: { x: 0.5, y: 0.52 },
    plaster: true,
    start: 0.26,
    measures: [{ width: 490, depth: 550, height: 840 }],
  },
  'antique-console': {
    alt: 'Hall table in dark mahogany with turned legs, an H-stretcher, a moulded top edge and one small drawer with a brass ring pull.',
    name: 'Hall table, antique reproduction',
    material: 'Polished mahogany, turned legs, brass ring pull',
    focus: { x: 0.5, y: 0.54 },
    plaster: true,
    start: 0.14,
    measures: [{ width: 1120, depth: 380, height: 790 }],
  },
} as const satisfies Record<string, Photo>

export type PhotoName = keyof typeof photos

/** The caption of a photograph in one line: the piece, then its material. */
export const captionOf = (photo: PhotoName) => `${photos[photo].name}. ${photos[photo].material}.`

/** The silent tour film of the promo block. */
export const film = {
  width: 1280,
  height: 720,
  alt: 'A silent tour: slow drifts over the dining room, a joint, forged iron, the bar, nested tables, materials, a turned-leg console, the bedroom and a living corner.',
}
