import { readContent } from '../check/readContent.ts'
import { fillText } from '../src/lib/fillText.ts'

/** What the site under test was built from: the owner's content and facts. For a deployed site have the same ones here. */
export const { content, site } = readContent()
export const { about, contact, grievance, home, labels, products } = content

/** The pages of the site. */
export const routes = content.pages.pages.map(({ path, label, heading, title }) => ({
  path,
  link: label,
  heading,
  title,
}))

/** The row of a page. */
export function route(path: string) {
  const found = routes.find((row) => row.path === path)
  if (!found) throw new Error(`content/pages.json: expected a page with the path "${path}"`)
  return found
}

/** The words of the film; without one, nothing on the page has them. */
export const film = home.promo.film ?? { play: 'no film', title: 'no film', alt: 'no film' }
export const hasFilm = home.promo.film !== undefined

/** The piece of that number on the page of products. */
export function piece(number: number) {
  const found = products.pieces[number - 1]
  if (!found) throw new Error(`no piece ${number}, expected 1 to ${products.pieces.length}`)
  return found
}

/** The numbers of the counter strip when it has counted. */
export const counterTargets = home.counters.items.map(({ target, plus }) => `${target}${plus ? '+' : ''}`)

/** The name of a slide's dot. */
export const slide = (number: number) => fillText(labels.slides.dot, { number })
