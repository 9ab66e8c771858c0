import { isReload } from '../lib/isReload.ts'
import { pauseBeforeRetry } from './pauseBeforeRetry.ts'

type AppModule = typeof import('../entry-client.tsx')

/**
 * Imports the app's single bundle. Its URL is in the modulepreload link, which requestDeferredLinks() has added. If that fails,
 * imports it once more, under another URL: WebKit remembers a failed preload (https://webkit.org/b/270357).
 */
async function importApp(): Promise<AppModule> {
  if (import.meta.env.DEV) return import('../entry-client.tsx')
  let url = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href ?? ''
  try {
    return (await import(/* @vite-ignore */ url)) as AppModule
  } catch {
    await pauseBeforeRetry()
    url += `?${Date.now()}`
    return import(/* @vite-ignore */ url) as Promise<AppModule>
  }
}

const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value)

/**
 * Loads the app. If that fails, a new version was probably deployed, so the document is reloaded. Throws instead if a reload
 * could lose typed text or loop, or if the server fails.
 */
export async function loadApp(): Promise<AppModule> {
  try {
    return await importApp()
  } catch (error) {
    if (isReload()) throw error
    // The fetch throws if the visitor is offline or the server does not respond in time.
    const { status } = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    if (status >= 500 || hasTypedText()) throw error
    location.reload()
    return new Promise(() => undefined) // never resolves: the document is being unloaded
  }
}
