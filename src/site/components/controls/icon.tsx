import './icon.css'

import { sprite } from 'virtual:icons'

import type { IconName } from '#content-model/schema/types.ts'

import type { SpriteIcon } from './sprite-icon.ts'

/** Names are those of react-icons. A skill's icon has a colour, which the class `tint` uses. */
type IconProps = { className?: string } & (
  | { name: SpriteIcon; brand?: never }
  | { name: IconName; brand: string }
)

/** A decorative icon: the text beside it or the label of its button says the same. */
export function Icon({ name, brand, className = 'size-[1.1em]' }: IconProps) {
  return (
    <svg aria-hidden="true" color={brand} className={`shrink-0 ${className}`} fill="currentColor">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
