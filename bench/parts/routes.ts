import { pages } from '../../src/content/pages.ts'

/** The routes, from the table that makes the site. */
export const routes: string[] = pages.map(({ path }) => path)
