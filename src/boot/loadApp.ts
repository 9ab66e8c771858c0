type App = typeof import('../app.tsx')

/** Imports the app's one script, which the page preloads. */
function importApp(): Promise<App> {
  if (import.meta.env.DEV) return import('../app.tsx')
  const preload = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')
  return import(/* @vite-ignore */ preload?.href ?? '') as Promise<App>
}

/**
 * Loads the app. If that fails, a newer version of the site has probably replaced its files: reloads the document, unless
 * this document is a reload already or the browser is offline; then throws.
 */
export async function loadApp(): Promise<App> {
  try {
    return await importApp()
  } catch (error) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!navigator.onLine || navigation?.type === 'reload') throw error
    location.reload()
    return new Promise(() => undefined) // the document is being unloaded
  }
}
