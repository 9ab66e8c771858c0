import type { ComponentType } from 'react'
import { findPage, pages, type Path } from '../content/pages.ts'
import { fetchPhotograph } from '../images/pictureSources.ts'

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

/** Fetches ahead of need what a page opens with: its code and its first photograph. */
export function fetchAhead(path: Path) {
  // A failure is left for the navigation itself to report.
  pageCode(path).catch(() => undefined)
  const { opening } = findPage(path) ?? {}
  if (opening) fetchPhotograph(opening.photo, opening.place)
}

declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Fetches the code of all pages, one after another while nothing else is to be done; not for visitors who save data. */
export async function fetchAllPages() {
  if (navigator.connection?.saveData || !('requestIdleCallback' in window)) return
  for (const { path } of pages) {
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve))
    await pageCode(path).catch(() => undefined)
  }
}
