/** Resolves when the style sheet has loaded; rejects when it fails to load. */
const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)))
  })

let styles: Promise<unknown> | undefined

/**
 * Moves the links of the page's `<template>` into the document, so that the browser requests them. Resolves when the
 * deferred styles apply. Repeats a failed request once, then rejects.
 */
export function requestDeferred(): Promise<unknown> {
  return (styles ??= Promise.all(
    Array.from(document.querySelector('template')?.content.querySelectorAll('link') ?? [], async (link) => {
      const first = link.matches('[rel=stylesheet]:not([media])') ? loaded(link) : null
      document.body.append(link)
      await first?.catch(() => {
        const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href })
        link.replaceWith(again)
        return loaded(again)
      })
    }),
  ))
}
