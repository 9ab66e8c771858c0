import { readContent } from '../../owner/readContent.ts'
import { fillTemplate } from '../../src/lib/fillTemplate.ts'

/** Content and settings of the site under test. To test a deployed site, copy its content/ and .env here. */
export const { content, site, endpoints } = readContent()
export const { about, contact, errorPage, grievance, home, labels, products } = content

/** The pages of the site, in the order of the navigation. */
export const sitePages = content.pages.pages

export function findSitePage(path: string) {
  const pageEntry = sitePages.find((row) => row.path === path)
  if (!pageEntry) throw new Error(`content/pages.json: expected a page with the path "${path}"`)
  return pageEntry
}

/** If the content has no film, this text stands for each text of the film. No page contains it. */
const noFilmText = 'no film'
export const film = home.promo.film ?? {
  play: noFilmText,
  title: noFilmText,
  alt: noFilmText,
  failure: noFilmText,
}
export const hasFilm = home.promo.film !== undefined

/** The piece of furniture with this number, from 1, on /products. */
export function findPiece(number: number) {
  const piece = products.pieces[number - 1]
  if (!piece) throw new Error(`no piece ${number}, expected 1 to ${products.pieces.length}`)
  return piece
}

/** Texts of the counters when they have reached their targets. */
export const finalCounterTexts = home.counters.items.map(({ target, plus }) => `${target}${plus ? '+' : ''}`)

/** Accessible name of the carousel's dot (a button) for the slide with this number, from 1. */
export const formatDotLabel = (number: number) => fillTemplate(labels.slides.dot, { number })
