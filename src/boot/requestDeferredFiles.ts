import { retry } from './retry.ts'

/** Resolves when the style sheet has loaded; if it fails to load, rejects with an error that has its URL. */
const whenLoaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(link.href))
  })

let stylesLink: HTMLLinkElement | null | undefined

async function requestFiles() {
  if (stylesLink)
    stylesLink.href += '?' // a different URL makes the browser request the styles again
  else {
    const { content } = document.getElementById('deferred') as HTMLTemplateElement // defined in index.html
    // Null in development, where the app imports the styles itself.
    stylesLink = content.querySelector<HTMLLinkElement>('[rel=stylesheet]:not([media])')
    document.body.append(content)
  }
  if (stylesLink) await whenLoaded(stylesLink)
}

let stylesPromise: Promise<void> | undefined

/**
 * Moves the `<link>`s of the template `deferred` into the document, so that the browser requests them.
 * Resolves when the deferred styles apply. If their request fails, repeats it twice, then rejects. Further
 * calls share the promise. After a failure they request the styles again.
 */
export const requestDeferredFiles = () =>
  (stylesPromise ??= retry(requestFiles).catch((error: unknown) => {
    stylesPromise = undefined
    throw error
  }))
