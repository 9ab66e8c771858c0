import { pages } from 'virtual:content'
import type { PagePath } from './pageSchemas.ts'

/** A page's row in pages.json; undefined for an unknown path. */
export const findPage = (path: string) => pages.find((page) => page.path === path)

/** The text of a page's h1. */
export const findHeading = (path: PagePath) => findPage(path)?.heading ?? ''
