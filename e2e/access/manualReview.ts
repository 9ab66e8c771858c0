import { home, labels, products, site } from '../content.ts'

interface Undecided {
  /** States in which axe reports 'incomplete'. */
  where: RegExp
  /** `rule: element text`, as audit.ts formats it. */
  findings: string[]
  /** Why the result is accepted. */
  reason: string
}

const { film, heading, lead, text, button, buttonAbout } = home.promo
const onPromo = [heading, lead, text, `${button} ${buttonAbout}`].map(
  (words) => `color-contrast: ${words.slice(0, 60)}`,
)
const playsFilm = film ? [`color-contrast: ${film.play}`] : []

/** Axe 'incomplete' results, last reviewed manually on 2026-11-21. */
const reviews: Undecided[] = [
  {
    where: /^\/$/,
    findings: [...onPromo, ...playsFilm],
    reason: 'Words on a photograph: contrast.spec.ts measures the picture behind them.',
  },
  {
    where: /^\/ on a phone$/,
    findings: playsFilm,
    reason: 'There it alone stands on the photograph: contrast.spec.ts measures it, too.',
  },
  {
    where: /^\/products on a phone$/,
    findings: products.pieces.map(({ elevation }) => `color-contrast: ${elevation}`),
    reason:
      'Scrolled out of sight sideways, where axe sees nothing. They are --ink-soft on --plaster: contrast.test.ts.',
  },
  {
    where: /^/,
    findings: [`color-contrast: ${site.name}`],
    reason:
      'A long name takes two lines in the header, where axe cannot tell. It is --ink on --paper: contrast.test.ts.',
  },
  {
    where: /^menu open$/,
    findings: [`skip-link: ${labels.frame.skip}`],
    reason: 'Its target is inert while the menu is open: there is no content to skip to until it closes.',
  },
  {
    where: /^tour playing$/,
    findings: [`video-caption: ${home.promo.film?.alt.slice(0, 60)}`],
    reason: 'The film has no sound, so there is nothing to caption; its name says what it shows.',
  },
  {
    where: /^contact (errors|confirmed)$/,
    findings: ['frame-tested: <iframe>'],
    reason: "The map's document is OpenStreetMap's; addresses and a link stand beside it.",
  },
]

/** Axe 'incomplete' results accepted in this state after manual review. */
export const reviewed = (state: string): string[] =>
  reviews
    .filter(({ where }) => where.test(state))
    .flatMap(({ findings }) => findings)
    .toSorted()
