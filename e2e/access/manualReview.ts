interface Undecided {
  /** The states in which axe asks. */
  where: RegExp
  /** Rule, and words of the element, as the audit writes them. */
  findings: string[]
  /** Why it passes all the same. */
  reason: string
}

/** What axe cannot decide and a person has: last reviewed 2026-11-21. */
const reviews: Undecided[] = [
  {
    where: /^\/$/,
    findings: [
      'color-contrast: EXPERIENCE THE ESSENCE',
      'color-contrast: A captivating video tour of our stunning work',
      'color-contrast: Our approach is timeless: lasting materials, honest joints, ',
      'color-contrast: Play the tour',
      'color-contrast: Learn More about our products',
    ],
    reason: 'Words on a photograph: contrast.spec.ts measures the picture behind them.',
  },
  {
    where: /^\/products( on a phone)?$/,
    findings: [
      'color-contrast: Dining table and chair. Solid walnut, black steel tie bar, b',
      'color-contrast: Side table. Forged iron, blackened and waxed, with a solid o',
      'color-contrast: Nesting tables. Walnut, oak and stone tops, with turned timb',
      'color-contrast: Extending dining table. Solid oak with a loose centre leaf, ',
      'color-contrast: Spindle-back chair. Solid ash, ebonised.',
      'color-contrast: Hall table, antique reproduction. Polished mahogany, turned ',
      'color-contrast: Night table with drawer and shelf. Walnut, brass knob; lamp ',
      'color-contrast: Bar stools. Solid oak or walnut seat, powder-coated steel, b',
      'color-contrast: Folding campaign table. Solid teak, brass pivots, rod and co',
    ],
    reason:
      'The blurred stand-in above the caption is larger than its frame, which clips it: axe does not see the clipping. The caption is --ink-soft on --paper, 7:1.',
  },
  {
    where: /^\/products$/,
    findings: ['color-contrast: Spindle bed. Oak with bowed top rail, linen bedding.'],
    reason: 'The same; on a phone its stand-in does not reach it.',
  },
  {
    where: /^menu open$/,
    findings: ['skip-link: Skip to content'],
    reason: 'Its target is inert while the menu is open: there is no content to skip to until it closes.',
  },
  {
    where: /^tour playing$/,
    findings: ['video-caption: A silent tour: slow drifts over the dining room, a joint, fo'],
    reason: 'The film has no sound, so there is nothing to caption; its name says what it shows.',
  },
  {
    where: /^(contact (errors|confirmed)|\/contact without JavaScript)$/,
    findings: ['frame-tested: <iframe>'],
    reason: "The map's document is OpenStreetMap's; addresses and a link stand beside it.",
  },
]

/** What axe may leave undecided in a state. */
export const reviewed = (state: string): string[] =>
  reviews
    .filter(({ where }) => where.test(state))
    .flatMap(({ findings }) => findings)
    .toSorted()
