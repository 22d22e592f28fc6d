import { Icon } from './icon'

interface IconButtonProps {
  icon: string
  /** Its accessible name and its tooltip. */
  label: string
  className: string
  onClick: () => void
}

export function IconButton({ icon, label, className, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`script-only ${className}`}
    >
      <Icon name={icon} />
    </button>
  )
}
