import { pages } from 'virtual:content'

/** The row of a path; undefined where the site has no such page. */
export const findPage = (path: string) => pages.pages.find((page) => page.path === path)

/** The first heading of a page. Throws for a path without a row, which the build does not let pass. */
export function headingOf(path: string): string {
  const page = findPage(path)
  if (!page) throw new Error(`content/pages.json: expected a page with the path "${path}"`)
  return page.heading
}
