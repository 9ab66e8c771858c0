/** Whether a style sheet is there and not one that could not be loaded, which nobody may read. */
function applies(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/**
 * A page comes with the styles of what it shows; those of the rest come after its first paint. Resolves when they apply,
 * and asks for them once more where they do not yet. Rejects where they cannot be had.
 */
export function otherStyles(): Promise<void> | undefined {
  if (import.meta.env.SSR) return undefined
  const link = document.querySelector<HTMLLinkElement>('link[data-rest]')
  if (document.documentElement.dataset.app !== 'ready' || !link || applies(link.sheet)) return undefined
  const again = document.createElement('link')
  return new Promise((resolve, reject) => {
    again.onload = () => resolve()
    again.onerror = () => reject(new Error(`${link.href} could not be loaded`))
    Object.assign(again, { rel: link.rel, href: link.href }).dataset.rest = ''
    link.replaceWith(again)
  })
}
