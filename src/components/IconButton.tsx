import { Icon, type IconName } from './Icon.tsx'

interface Props {
  icon: IconName
  label: string
  onClick: () => void
  className?: string | undefined
}

/** A button with an icon and no visible text. */
export const IconButton = ({ icon, label, onClick, className = '' }: Props) => (
  <button type="button" className={`icon-button ${className}`} aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
)
