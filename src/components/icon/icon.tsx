import { sprite } from 'virtual:icons'

interface IconProps {
  /** As in the content, for example `SiReact`. */
  name: string
  /** Its own colour, which the style sheet takes up in `.tint`. */
  brand?: string
  className?: string
}

/** Decorative: the words beside it, or the label of what holds it, say the same. */
export function Icon({ name, brand, className = 'size-[1.1em]' }: IconProps) {
  return (
    <svg aria-hidden="true" color={brand} className={`shrink-0 ${className}`} fill="currentColor">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
