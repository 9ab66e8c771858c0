import { isReload } from '../lib/isReload.ts'
import { retryOnce } from './retryOnce.ts'

type AppModule = typeof import('../entry-client.tsx')

let query = ''

/**
 * Imports the app's single bundle. Its URL is in the modulepreload link, which requestDeferredFiles() has added. Further calls
 * use other URLs, because WebKit remembers a failed preload: https://webkit.org/b/270357
 */
function importApp(): Promise<AppModule> {
  if (import.meta.env.DEV) return import('../entry-client.tsx')
  const preload = document.querySelector('link[rel=modulepreload]') as HTMLLinkElement // the build adds it
  const url = preload.href + query
  query += '?'
  return import(/* @vite-ignore */ url) as Promise<AppModule>
}

const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value)

/** Loads the app. If that fails, requests it once more. */
export const loadApp = () => retryOnce(importApp)

/**
 * Call when a file of the site cannot be loaded: a new version was probably deployed, so this reloads the document. Throws
 * `reason` instead if a reload could lose typed text or loop, or if the server fails.
 */
export async function reloadDocument(reason: unknown): Promise<never> {
  if (isReload()) throw reason
  const options = { method: 'HEAD', signal: AbortSignal.timeout(5000) }
  const response = await fetch(location.href, options).catch(() => null) // null: offline, or the server responds too late
  if (!response || response.status >= 500 || hasTypedText()) throw reason
  location.reload()
  return new Promise(() => undefined) // never resolves: the document is being unloaded
}
