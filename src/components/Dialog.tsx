import { useEffect, useRef, type ComponentProps } from 'react'
import { labels } from 'virtual:content'
import { useScrollLock } from '../lib/useScrollLock.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type Props = ComponentProps<'dialog'> & { label: string; onClose: () => void }

/**
 * A modal dialog that opens when it mounts. `onClose` must unmount it. The browser keeps the focus inside, closes the dialog
 * on Escape, and then returns the focus. The page behind does not scroll.
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
