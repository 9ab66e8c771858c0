// What a screen reader would say, for the *.transcript.test.tsx files. No style sheet is applied here.
import { virtual } from '@guidepup/virtual-screen-reader'
import { vi } from 'vitest'

// The virtual reader computes the whole tree anew at each change: slow where many tests run at once.
vi.setConfig({ testTimeout: 30_000 })

/** Puts in what jsdom lacks: media queries (none matches), modal dialogs, a few functions. */
export function stubBrowser() {
  const { getComputedStyle } = window
  vi.stubGlobal('getComputedStyle', (element: Element) => getComputedStyle(element)) // none of pseudo-elements
  vi.stubGlobal('CSS', { escape: (id: string) => id })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** What is said on the way through the document, or through the part of it that begins with the phrase `part`. */
export async function read(part = 'document'): Promise<string[]> {
  await virtual.start({ container: document.body })
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next()
  const said = await virtual.spokenPhraseLog()
  await virtual.stop()
  return said.slice(said.lastIndexOf(part), said.indexOf(`end of ${part}`) + 1)
}

/** What is said by itself when the visitor acts: what gets the focus, and what live regions announce. */
export async function hear(act: () => unknown): Promise<string[]> {
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  await act()
  await new Promise((resolve) => setTimeout(resolve)) // live regions are observed
  const said = await virtual.spokenPhraseLog()
  await virtual.stop()
  return said
}
