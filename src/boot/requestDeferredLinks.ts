import { pauseBeforeRetry } from './pauseBeforeRetry.ts'

/** Resolves when the style sheet has loaded; if it fails to load, rejects with an error that has its URL. */
const whenLoaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(link.href))
  })

async function moveDeferredLinks() {
  const { content } = document.getElementById('deferred') as HTMLTemplateElement // defined in index.html
  const link = content.querySelector<HTMLLinkElement>('[rel=stylesheet]:not([media])') // null in development
  document.body.append(content)
  if (!link) return
  await whenLoaded(link).catch(async () => {
    await pauseBeforeRetry()
    link.href += '?' // requests it again
    return whenLoaded(link)
  })
}

let stylesPromise: Promise<void> | undefined

/**
 * Moves the links of the template `deferred` into the document, so that the browser requests them. Resolves when the
 * deferred styles apply. If their request fails, repeats it once, then rejects. Later calls return the same promise.
 */
export const requestDeferredLinks = () => (stylesPromise ??= moveDeferredLinks())
