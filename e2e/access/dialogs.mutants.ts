import type { Mutant } from '../mutants/mutant.ts'

/** What is behind a dialog or the menu, and where the focus goes. */
export const mutants: readonly Mutant[] = [
  {
    name: 'lightbox: focus is not given back',
    file: 'src/components/Dialog.tsx',
    find: 'element?.showModal()',
    replace:
      'if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); element?.showModal()',
    killedBy: 'Escape closes the lightbox and gives the focus back to what opened it',
  },
  {
    name: 'lightbox: not modal',
    file: 'src/components/Dialog.tsx',
    find: 'element?.showModal()',
    replace: 'element?.show()',
    killedBy: 'while the lightbox is open, what is behind it cannot be reached',
  },
  {
    name: 'lightbox: the new caption is not announced',
    file: 'src/components/Gallery.tsx',
    find: '<figcaption aria-live="polite">',
    replace: '<figcaption>',
    killedBy: 'arrow keys turn the photographs of the lightbox, and the new caption is announced',
  },
  {
    name: 'tour: says nothing of what it shows',
    file: 'src/components/TourFilm.tsx',
    find: '            aria-label={film.alt}\n',
    replace: '',
    killedBy: 'the silent film says what it shows',
  },
  {
    name: 'lightbox: Escape leaves it open',
    file: 'src/components/Dialog.tsx',
    find: '      {...props}\n    >\n      <button',
    replace: '      onCancel={(event) => event.preventDefault()}\n      {...props}\n    >\n      <button',
    killedBy: 'Escape closes the lightbox and gives the focus back to what opened it',
  },
  {
    name: 'lightbox: close button dead',
    file: 'src/components/Dialog.tsx',
    find: 'onClick={() => dialog.current?.close()}',
    replace: 'onClick={() => undefined}',
    killedBy: 'its close button closes the lightbox and gives the focus back to what opened it',
  },
]
