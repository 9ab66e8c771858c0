/** Shows one of the notes that the page has about its own loading (build/prerender.ts writes them), or none. */
export function showLoadNote(shown?: 'loading' | 'failed') {
  for (const note of document.querySelectorAll<HTMLElement>('[data-load-note]'))
    note.hidden = note.dataset.loadNote !== shown
}
