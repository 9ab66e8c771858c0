import { pages } from 'virtual:content'

/** A page's row in pages.json; undefined for an unknown path. */
export const findPage = (path: string) => pages.find((page) => page.path === path)

/** The text of a page's h1. Throws for an unknown path. */
export function findHeading(path: string): string {
  const page = findPage(path)
  if (!page) throw new Error(`content/pages.json: expected a page with the path "${path}"`)
  return page.heading
}
