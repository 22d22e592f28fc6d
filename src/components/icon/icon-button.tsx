import type { SpriteIcon } from 'virtual:icons'

import { Icon } from './icon'

interface IconButtonProps {
  icon: SpriteIcon
  /** Its accessible name and its tooltip. */
  label: string
  className: string
  onClick: (button: Element) => void
}

export function IconButton({ icon, label, className, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      // Names it, too: with a label of the same words it would be read twice.
      title={label}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      className={`script-only ${className}`}
    >
      <Icon name={icon} />
    </button>
  )
}
