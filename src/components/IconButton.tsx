import { Icon, type IconName } from './Icon.tsx'

interface Props {
  icon: IconName
  label: string
  onClick: () => void
}

/** A button with an icon and no visible text. */
export const IconButton = ({ icon, label, onClick }: Props) => (
  <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
)
