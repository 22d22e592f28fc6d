import { skillSprite, sprite } from 'virtual:icons'

interface IconProps {
  /** Name in react-icons, for example `SiReact`. */
  name: string
  /** Of a skill: its colour if it has one, used by the class `tint`. */
  brand?: string | undefined
  className?: string
}

/** Decorative: text beside it or the label of its button says the same. */
export function Icon({ name, brand, className = 'size-[1.1em]' }: IconProps) {
  return (
    <svg aria-hidden="true" color={brand} className={`shrink-0 ${className}`} fill="currentColor">
      <use href={`${brand === undefined ? sprite : skillSprite}#${name}`} />
    </svg>
  )
}
