/** Resolves when a style sheet has loaded; rejects when it cannot be had. */
const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)))
  })

let styles: Promise<unknown> | undefined

/**
 * Requests what the first paint does not need: moves the links of the page's `<template>` into the document. Resolves when
 * the deferred styles apply, asking for them twice; rejects where they cannot be had.
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
