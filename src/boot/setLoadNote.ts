/** ms after which a queued action shows the note that the page is still loading. */
export const loadingNoteDelayMs = 3000

/** Shows one of the page's load notes (src/layout/LoadNotes.tsx) and hides the other; null hides both. */
export function setLoadNote(shown: 'loading' | 'failed' | null) {
  for (const note of document.querySelectorAll<HTMLElement>('[data-load-note]'))
    note.hidden = note.dataset.loadNote !== shown
}
