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
    name: 'menu: its button does not say whether it is open',
    file: 'src/layout/Header.tsx',
    find: '        aria-expanded={open}\n',
    replace: '',
    killedBy: 'says that it is closed, and open',
  },
  {
    name: 'access: dialogs are not modal',
    file: 'src/components/Dialog.tsx',
    find: 'element?.showModal()',
    replace: 'element?.show()',
    killedBy: 'while the lightbox is open, what is behind it cannot be reached',
  },
  {
    name: 'access: the page behind the menu can be reached',
    file: 'src/layout/Header.tsx',
    find: "    for (const part of background) part.toggleAttribute('inert', true)\n",
    replace: '',
    killedBy: 'makes page and footer inert while it is open',
  },
  {
    name: 'access: Escape loses the focus',
    file: 'src/layout/Header.tsx',
    find: '      button.current?.focus()\n',
    replace: '',
    killedBy: 'closes on Escape, and the focus is on its button',
  },
]
