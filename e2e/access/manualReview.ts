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
    where: /^\/ on a phone$/,
    findings: ['color-contrast: Play the tour'],
    reason: 'There it alone stands on the photograph: contrast.spec.ts measures it, too.',
  },
  {
    where: /^\/products on a phone$/,
    findings: [
      'color-contrast: Bar stools',
      'color-contrast: Bed',
      'color-contrast: Chair',
      'color-contrast: Extending table',
      'color-contrast: Folding table',
      'color-contrast: Hall table',
      'color-contrast: Nesting tables',
      'color-contrast: Night table',
    ],
    reason:
      'Scrolled out of sight sideways, where axe sees nothing. They are --ink-soft on --plaster: contrast.test.ts.',
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
    where: /^contact (errors|confirmed)$/,
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
