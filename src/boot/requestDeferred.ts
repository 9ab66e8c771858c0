/** Resolves when the style sheet has loaded; rejects when it fails to load. */
const whenLoaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)))
  })

let styles: Promise<unknown> | undefined

/**
 * Moves the links of the template `deferred` into the document, so that the browser requests them. Resolves when the
 * deferred styles apply. Repeats a failed request once, then rejects.
 */
export function requestDeferred(): Promise<unknown> {
  const template = document.getElementById('deferred') as HTMLTemplateElement // defined in index.html
  return (styles ??= Promise.all(
    Array.from(template.content.querySelectorAll('link'), async (link) => {
      const firstTry = link.matches('[rel=stylesheet]:not([media])') ? whenLoaded(link) : null
      document.body.append(link)
      await firstTry?.catch(() => {
        const retry = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href })
        link.replaceWith(retry)
        return whenLoaded(retry)
      })
    }),
  ))
}
