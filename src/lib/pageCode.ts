import type { ComponentType } from 'react'
import type { Path } from '../content/navigation.ts'

const files = import.meta.glob<Record<string, ComponentType>>('../pages/*.tsx')

/** The component of each page: its file in src/pages and its name there. A path without one is a type error. */
export const pageComponents = {
  '/': 'Home',
  '/about': 'About',
  '/products': 'Products',
  '/grievance': 'Grievance',
  '/contact': 'Contact',
} satisfies Record<Path, string>

/** Fetches a page's code. Throws where the file is missing, or has no component of its name. */
export async function pageCode(path: Path): Promise<{ Component: ComponentType }> {
  const name = pageComponents[path]
  const { [name]: Component } = (await files[`../pages/${name}.tsx`]?.()) ?? {}
  if (!Component) throw new Error(`src/pages/${name}.tsx: expected it to be there and to export ${name}`)
  return { Component }
}

/** Fetches a page's code ahead of need; a failure is left for the navigation itself to report. */
export function prefetch(path: Path) {
  pageCode(path).catch(() => undefined)
}
