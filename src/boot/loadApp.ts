import { isReload } from '../lib/isReload.ts'

type AppModule = typeof import('../entry-client.tsx')

/** Imports the app's single bundle. Its URL is in the modulepreload link, which requestDeferredLinks() has added. */
function importApp(): Promise<AppModule> {
  if (import.meta.env.DEV) return import('../entry-client.tsx')
  const preload = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')
  return import(/* @vite-ignore */ preload?.href ?? '') as Promise<AppModule>
}

const hasTypedText = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea')).some(({ value }) => value)

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
