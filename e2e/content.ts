import { readContent } from '../check/readContent.ts'
import { fillText } from '../src/lib/fillText.ts'

/** Content and facts of the site under test. To test a deployed site, have its content/ and .env here. */
export const { content, site } = readContent()
export const { about, contact, grievance, home, labels, products } = content

/** The pages of the site. */
export const routes = content.pages.pages.map(({ path, label, heading, title }) => ({
  path,
  link: label,
  heading,
  title,
}))

/** The page with this path. */
export function route(path: string) {
  const found = routes.find((row) => row.path === path)
  if (!found) throw new Error(`content/pages.json: expected a page with the path "${path}"`)
  return found
}

/** Texts of the film. Without a film, texts that no page contains. */
export const film = home.promo.film ?? { play: 'no film', title: 'no film', alt: 'no film' }
export const hasFilm = home.promo.film !== undefined

/** The piece with this number, from 1, on /products. */
export function piece(number: number) {
  const found = products.pieces[number - 1]
  if (!found) throw new Error(`no piece ${number}, expected 1 to ${products.pieces.length}`)
  return found
}

/** Texts of the counters at their targets. */
export const counterTargets = home.counters.items.map(({ target, plus }) => `${target}${plus ? '+' : ''}`)

/** Accessible name of a slide's dot. */
export const slide = (number: number) => fillText(labels.slides.dot, { number })
