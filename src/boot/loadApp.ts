import { retry } from './retry.ts'

type AppModule = typeof import('../entry-client.tsx')

let urlSuffix = ''

/**
 * Imports the app's single bundle. Its URL is in the modulepreload link, which requestDeferredFiles() has
 * added. Further calls use other URLs, because WebKit remembers a failed preload: https://webkit.org/b/270357
 */
function importApp(): Promise<AppModule> {
  if (import.meta.env.DEV) return import('../entry-client.tsx')
  const preloadLink = document.querySelector('link[rel=modulepreload]') as HTMLLinkElement // the build adds it
  const url = preloadLink.href + urlSuffix
  urlSuffix += '?'
  return import(/* @vite-ignore */ url) as Promise<AppModule>
}

/** Loads the app. If that fails, requests it twice more. */
export const loadApp = () => retry(importApp)
