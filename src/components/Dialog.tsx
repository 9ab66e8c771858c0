import { useEffect, useRef, type DialogHTMLAttributes, type ReactNode } from 'react'
import { lightboxControls } from '../content/words.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'

interface Props extends DialogHTMLAttributes<HTMLDialogElement> {
  label: string
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open while it is rendered. The browser keeps focus inside, closes it on Escape and gives focus back. */
export function Dialog({ label, onClose, children, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      // Development mounts twice: the first closing is told when the dialog is open again.
      onClose={() => dialog.current?.open || onClose()}
      {...props}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={lightboxControls.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  )
}
