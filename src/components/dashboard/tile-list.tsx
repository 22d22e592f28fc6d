import type { ReactNode } from 'react'

import { Icon } from '../icon/icon'
import { ExternalLink } from '../external-link/external-link'

const surface =
  'flex h-full min-h-14 items-center gap-3 rounded-[12px] border border-line bg-inset px-4 py-3 text-text no-underline transition-colors duration-150 hover:(border-signal text-signal)'

interface Tile {
  icon: string
  label: string
  href: string
  /** Leads to another site, in a new tab. */
  isElsewhere?: boolean
  title?: string
  /** File name of the download. */
  download?: string
  /** A button in its corner. */
  corner?: ReactNode
}

/** Tiles that fill every row: those of the last one share it. */
export function TileList({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="addresses m-0 mt-5 flex list-none flex-wrap gap-3 p-0 wrap-anywhere">
      {tiles.map(({ icon, label, isElsewhere, corner, ...link }) => {
        const Anchor = isElsewhere ? ExternalLink : 'a'
        return (
          <li key={`${label} ${link.href}`} className="relative min-w-0 grow basis-[11rem]">
            <Anchor {...link} className={`${surface} ${corner ? 'pe-13' : ''}`}>
              <Icon name={icon} /> {label}
            </Anchor>
            {corner && <span className="absolute top-1/2 end-1.5 -translate-y-1/2">{corner}</span>}
          </li>
        )
      })}
    </ul>
  )
}
