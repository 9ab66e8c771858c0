import type { ComponentProps } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { Icon, type IconName } from './Icon.tsx'

type Props = ComponentProps<'button'> & { icon: IconName; label: string }

/** A button with an icon and no visible text. */
export const IconButton = ({ icon, label, className, ...props }: Props) => (
  <button type="button" className={joinClasses('icon-button', className)} aria-label={label} {...props}>
    <Icon name={icon} />
  </button>
)
