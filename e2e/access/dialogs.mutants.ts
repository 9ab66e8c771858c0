import type { Mutants } from '../mutants/mutants.ts'

/** What is behind a dialog or the menu, and where the focus goes. */
export const mutants: Mutants = {
  'Escape closes the lightbox and gives the focus back to what opened it': [
    [
      'src/components/Dialog.tsx',
      'element?.showModal()',
      'if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); element?.showModal()',
    ],
  ],
  'the lightbox opens at its close button, before a page that cannot be reached': [
    ['src/components/Dialog.tsx', 'element?.showModal()', 'element?.show()'],
  ],
  'its close button closes the lightbox and gives the focus back to what opened it': [
    ['src/components/Dialog.tsx', 'onClick={() => dialog.current?.close()}', 'onClick={() => undefined}'],
  ],
}
