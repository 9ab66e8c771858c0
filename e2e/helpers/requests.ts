import type { Page } from '@playwright/test'

// Records and delays the requests of a page, and records its console messages.

export const appScriptPattern = /\/assets\/app-[^/]+\.js/

/** Records the paths that the page requests from now on: all, or only those of a resource type such as `script`. */
export function recordRequests(page: Page, type?: string) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (!type || request.resourceType() === type) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Delays requests for these URLs until the returned function is called. */
export async function holdRequests(page: Page, urls: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(urls, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Waits until all requests have been sent: sends one more, because requests keep their order. */
export const waitUntilRequestsAreSent = (page: Page) =>
  page.evaluate(async () => void (await fetch('/robots.txt')))

/** Records the page's calls of `console.log` from now on. Each entry resolves to the arguments of one call. */
export function recordConsoleLogs(page: Page): Promise<unknown>[] {
  const logs: Promise<unknown>[] = []
  page.on('console', (message) => {
    if (message.type() === 'log')
      logs.push(Promise.all(message.args().map((argument) => argument.jsonValue() as unknown)))
  })
  return logs
}
