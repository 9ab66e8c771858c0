import { useEffect, useRef, type ComponentProps } from 'react'
import { labels } from 'virtual:content'
import { useScrollLock } from '../lib/useScrollLock.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type Props = ComponentProps<'dialog'> & { label: string; onClose: () => void }

/**
 * A modal dialog, open while it is mounted. The browser keeps the focus in it, restores the focus afterwards, and closes the
 * dialog on Escape. The page behind does not scroll.
 */
export function Dialog({ label, children, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useScrollLock(true)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={`${styles.dialog} plaster`} aria-label={label} {...props}>
      <IconButton
        icon="close"
        label={labels.frame.closeDialog}
        className={styles.closeButton}
        onClick={() => dialog.current?.close()}
      />
      {children}
    </dialog>
  )
}
