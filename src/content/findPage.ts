import { pages } from 'virtual:content'

/** A page's row in pages.json; undefined for an unknown path. */
export const findPage = (path: string) => pages.pages.find((page) => page.path === path)

/** The h1 of a page. Throws for an unknown path, which the checks of the build rule out. */
export function headingOf(path: string): string {
  const page = findPage(path)
  if (!page) throw new Error(`content/pages.json: expected a page with the path "${path}"`)
  return page.heading
}
