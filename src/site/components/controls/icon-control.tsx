import { Icon } from './icon.tsx'
import type { SpriteIcon } from './sprite-icon.ts'

interface IconControlProps {
  icon: SpriteIcon
  /** Its accessible name and its tooltip. */
  label: string
  /** Id of the actor that the button controls. */
  actor?: string
  className: string
  onClick: (button: Element) => void
}

export function IconControl({ icon, label, actor, className, onClick }: IconControlProps) {
  return (
    <button
      type="button"
      // The tip is the button's name, too: with a label of the same words it would be read twice.
      title={label}
      data-actor={actor}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      className={`script-only ${className}`}
    >
      <Icon name={icon} />
    </button>
  )
}
