import { use, type ComponentType } from 'react'
import { findPage, pages, type Path } from '../content/pages.ts'
import { fetchPhotograph } from '../images/pictureSources.ts'
import { loadPart } from './loadPart.ts'
import { otherStyles } from './otherStyles.ts'

const files = import.meta.glob<Record<string, ComponentType>>('../pages/*.tsx')

/** The component of each page: its file in src/pages and its name there. A path without one is a type error. */
export const pageComponents = {
  '/': 'Home',
  '/about': 'About',
  '/products': 'Products',
  '/grievance': 'Grievance',
  '/contact': 'Contact',
} satisfies Record<Path, string>

const arrived = new Map<Path, ComponentType>()
const expected = new Map<Path, Promise<ComponentType>>()

/** Fetches a page's component, and the styles of what the document did not show. Throws where one of them is missing. */
export async function pageCode(path: Path): Promise<ComponentType> {
  const name = pageComponents[path]
  const [{ [name]: Component } = {}] = await Promise.all([files[`../pages/${name}.tsx`]?.(), otherStyles()])
  if (!Component) throw new Error(`src/pages/${name}.tsx: expected it to be there and to export ${name}`)
  arrived.set(path, Component)
  return Component
}

const loadPage = (path: Path) => loadPart(path, () => pageCode(path))

/** Fetches the page at an address, where there is one, so that it can be rendered at once. */
export async function loadPageAt(address: string) {
  const page = pages.find(({ path }) => path === address)
  if (page) await loadPage(page.path)
}

/** A page's component, for which a navigation waits; throws what it failed by, for the error page. */
export function usePage(path: Path): ComponentType {
  const Component = arrived.get(path)
  if (Component) return Component
  const loading = expected.get(path) ?? loadPage(path)
  expected.set(path, loading)
  return use(loading)
}

/** Lets the next visit try again what could not be loaded. */
export const forgetFailures = () => expected.clear()

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

/** Fetches the code of all pages, one after another while nothing else is to be done, and tells whether all is there; not for visitors who save data. */
export async function fetchAllPages(): Promise<boolean> {
  if (navigator.connection?.saveData || !('requestIdleCallback' in window)) return false
  for (const { path } of pages) {
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve))
    await pageCode(path).catch(() => undefined)
  }
  return pages.every(({ path }) => arrived.has(path))
}
