import { sprite } from 'virtual:icons'

interface IconProps {
  /** As in the content, for example `SiReact`. */
  name: string
  className?: string
}

/** Decorative: the words beside it, or the label of what holds it, say the same. */
export function Icon({ name, className = 'size-[1.1em]' }: IconProps) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`} fill="currentColor">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
