import type { ComponentProps } from 'react'
import { labels } from 'virtual:content'
import { recordScrollBar } from '../lib/recordScrollBar.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type Props = ComponentProps<'dialog'> & { label: string; onClose: () => void }

/** Ref callback. Before it opens the dialog, it records the width of the scroll bar, which an open dialog hides. */
function openModal(dialog: HTMLDialogElement | null) {
  if (dialog) recordScrollBar()
  dialog?.showModal()
}

/**
 * A modal dialog that opens when it mounts. `onClose` must unmount it. The browser keeps the focus inside,
 * closes the dialog on Escape, and then returns the focus. The page behind does not scroll.
 */
export const Dialog = ({ label, children, ...props }: Props) => (
  <dialog ref={openModal} className={`${styles.dialog} plaster`} aria-label={label} {...props}>
    <IconButton
      icon="close"
      label={labels.frame.closeDialog}
      className={styles.closeButton}
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    />
    {children}
  </dialog>
)
