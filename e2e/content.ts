import { readContent } from '../build/readContent.ts'

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
