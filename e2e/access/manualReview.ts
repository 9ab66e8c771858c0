import { longNameThreshold } from '../../src/layout/isHeaderTall.ts'
import { home, labels, products, site } from '../helpers/content.ts'

const { film } = home.promo

/**
 * Results that axe left undecided ('incomplete') and that a person has accepted, last reviewed on 2026-11-21.
 * `where` matches the names of pages and states (states.ts). Each finding has the form `rule: element text`.
 */
const reviews: { where: RegExp; findings: string[]; reason: string }[] = [
  {
    where: /^\/$/,
    findings: film ? [`color-contrast: ${film.play}`] : [],
    reason: 'On phones only this text is on the photograph. contrast.spec.ts measures its contrast.',
  },
  {
    where: /^\/products$/,
    findings: products.pieces.map(({ elevation }) => `color-contrast: ${elevation}`),
    reason:
      'Scrolled out of sight sideways, where axe sees nothing. They are --ink-soft on --plaster: tokens.test.ts.',
  },
  {
    where: /^/,
    findings: site.name.length > longNameThreshold ? [`color-contrast: ${site.name}`] : [],
    reason:
      'A long name takes two lines in the header, where axe cannot tell. It is --ink on --paper: tokens.test.ts.',
  },
  {
    where: /^menu open$/,
    findings: [`skip-link: ${labels.frame.skip}`],
    reason: 'Its target is inert while the menu is open: there is no content to skip to until it closes.',
  },
  {
    where: /^film playing$/,
    findings: [`video-caption: ${film?.alt.slice(0, 60)}`],
    reason: 'The film has no sound, so there is nothing to caption; its name says what it shows.',
  },
  {
    where: /^contact (errors|confirmed)$/,
    findings: ['frame-tested: <iframe>'],
    reason: "The map's document is OpenStreetMap's; addresses and a link stand beside it.",
  },
]

export const listAcceptedFindings = (state: string): string[] =>
  reviews
    .filter(({ where }) => where.test(state))
    .flatMap(({ findings }) => findings)
    .toSorted()
