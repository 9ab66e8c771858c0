import type { ComponentProps } from 'react'
import { wantsNewTab } from '../lib/wantsNewTab.ts'

type Props = ComponentProps<'a'> & { onOpen: () => void }

/** A link to a file that the app shows in a dialog. Before hydration boot/actionQueue.ts queues its clicks. */
export const DialogLink = ({ href, onOpen, children, ...props }: Props) => (
  <a
    href={href}
    data-dialog
    onClick={(event) => {
      if (wantsNewTab(event)) return
      event.preventDefault()
      event.currentTarget.focus({ preventScroll: true }) // so that focus returns here: Safari focuses no clicked link
      onOpen()
    }}
    {...props}
  >
    {children}
  </a>
)
